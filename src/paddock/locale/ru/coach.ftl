# Тренер: чего стоил каждый выбор в законченной партии.

help-analyse = оценить каждый выбор в законченной партии
help-analyse-seat = оцениваемое место (1–6); без него все по очереди
help-analyse-html = записать в этот файл страницу с графиком шансов на победу и всеми вариантами
help-analyse-worlds = сыгранных миров на решение (по умолчанию: { $worlds })
coach-title = { $game }: партия игрока { $pilot }
coach-knew = Каждая оценка исходит только из того, что было известно в момент выбора.
coach-judge = Шансы на победу оценивает { $judge } (миров на решение: { $worlds }). Разница в один-два процентных пункта мало что значит.
coach-brackets = В скобках: шанс на победу при таком выборе; в столбце «{ $judge }» — как часто он бы так выбирал.
coach-won = { $pilot } побеждает.
coach-shared = { $pilot } делит победу.
coach-lost = { $pilot } остаётся без победы.
coach-luck = Везение в розыгрышах: { $points } п. п. Результат без него: { $share }.
coach-round = Раунд { $round }
coach-race = Заезд { $race }, раунд { $round }
coach-turning-points = Переломные моменты
coach-turn = { $moment }: лучше было бы выбрать: { $best }, а не { $chosen } (на { $points ->
    [one] { $points } процентный пункт
    [few] { $points } процентных пункта
    [many] { $points } процентных пунктов
   *[other] { $points } процентного пункта
} больше).
coach-no-turn = Ни один выбор явно не стоил двух процентных пунктов или больше.
coach-curve = Шанс на победу
coach-column-when = Когда
coach-column-chance = Шанс
coach-column-chosen = Выбрано
coach-column-best = Лучший выбор
coach-column-champion = { $judge } выбирает
coach-column-cost = Цена
coach-every-option = Все варианты
action-left = левый маршрут
action-middle = центральный маршрут
action-right = правый маршрут
action-no-token = без жетона
action-dial = { $value } на колёсике
action-card = { $card }
action-card-on = { $card } → { $target }
action-move = ход фигуркой: { $target }
coach-end = конец
coach-not-finished = Эта партия не закончена.
why-odds-off = За этим столом шансы не показываются.
why-no-odds = Сейчас оценивать нечего.
why-hints-off = Подсказки есть только в играх против ботов.
why-coach-busy = Тренер занят. Попробуйте чуть позже.
web-coach = Тренер
web-coach-axis-round = раунд
web-coach-axis-race = заезд
web-coach-ask = Спросить тренера
web-coach-offers = Тренер разберёт вашу партию: чего стоил каждый выбор при том, что вы тогда знали.
web-coach-replay = Посмотрите с тренером партию игрока { $pilot }: чего стоил каждый вариант при каждом решении.
web-coach-chosen = Рамкой отмечено то, что было выбрано.
web-coach-no-decision = { $pilot }: здесь выбирать нечего. Перейдите к следующему шагу.
web-coach-thinks = Тренер думает…
web-coach-again = Спросить ещё раз
web-hint-ask = Что сделал бы Чемпион?
web-hint-before = Чемпион покажет ваш шанс на победу при каждом выборе. В итоге будет видно, что была подсказка.
web-hint-show = Показать подсказку
web-hint-says = Ваш шанс выиграть партию при каждом выборе, по тому, что вы знаете сейчас.
web-hint-risk = Риск у маршрута относится только к этому раунду.
web-hint-estimate = Это оценки: Чемпион много раз доигрывает партию, угадывая скрытое. После игры тренер так же оценит этот выбор.
web-coach-option = { $option }
web-coach-takes = Чемпион выбрал бы это в { $share } случаев
web-hints-taken = { $pilot }: { $count ->
    [one] { $count } подсказка
    [few] { $count } подсказки
    [many] { $count } подсказок
   *[other] { $count } подсказки
} Чемпиона.
web-hinted = { $pilot } просит у Чемпиона подсказку.

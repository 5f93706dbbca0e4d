# Боты против ботов и испытание карт. Слова заглавными буквами — места для значений.

## Справка

help-arena = боты против ботов: одни и те же раздачи для всех, каждое место для каждого
help-deals = сколько раздач, каждая со всеми рассадками (по умолчанию 200)
help-luck-adjusted = также вычесть везение: случай и выборы ботов, которые сообщают, как смешивают; медленнее
help-simulations = сколько симуляций на решение получает Мастер (по умолчанию { $simulations })
help-html = записать в этот файл страницу с графиками
help-resume = сохранять сыгранное в этом файле и продолжать с него
help-lab = измерения
help-lab-report = измерить набор карт OUTSPEED относительно его целей
help-lab-players = для скольких игроков, через запятую (по умолчанию 3,4,5,6)
help-races = сколько гонок для каждого числа игроков (по умолчанию 1000)
help-bot = посадить бота за стол работающего сервера
help-bot-url = стол: http://HOST:PORT/TABLE, или адрес сервера и --table
help-bot-name = кто играет: { $bots }, или свой бот, my_bot.py:MyBot
help-bot-table = код стола
help-bot-seat = место (считая с 1; любое свободное, если не указано)
help-bot-token = токен места, которое уже занято
help-bot-called = имя за столом
help-own-bot = { $bots }; или свой бот: my_bot.py:MyBot
help-train = обучить сеть игрой с самой собой на векторном движке (нужен JAX)
help-train-players = для скольких игроков, через запятую (по умолчанию 4); по очереди
help-train-variant = вариант для обучения: { $variants } (по умолчанию обычная игра)
help-train-decks = house: набор Paddock; random: также его вариации, если они есть у игры
help-train-minutes = сколько минут обучать, включая компиляцию; с --resume всего (по умолчанию 30)
help-train-updates = остановиться после стольких шагов: одно и то же зерно даёт ту же сеть
help-train-out = папка для сети, контрольной точки и графиков (по умолчанию net)
help-train-resume = продолжить с контрольной точки в папке
help-train-start = начать с этой сети
help-train-against = обучить лучший ответ на эту сеть, начиная с её весов
help-train-last = последний выбор находить перебором, как Чемпион, если игра это умеет
help-train-settle = успокоить сеть, которая уже играет: малые шаги и среднее весов (нужен --start)
help-train-gauge = четыре раза за прогон обучать короткие ответы на сеть для этих чисел игроков
help-train-width = нейронов в слое
help-train-layers = слоёв в сети
help-train-samples = решений на один шаг обучения

## Чего нельзя сделать

own-bot-no-file = Такого файла нет.
own-bot-no-class = Укажите и класс в этом файле: { $bot }:MyBot
own-bot-fails = Ботом { $bot } играть нельзя: { $why }
resume-other = { $path } создан с другими параметрами или это не файл с ходом работы. Укажите другой файл или те же параметры.
page-unwritable = Не удаётся записать { $path }.
bot-no-server = По адресу { $url } нет сервера.
bot-refused = Сервер отказывает: { $why }
bot-needs-seat = Для --token нужен --seat: токен относится к одному месту.
train-folder-used = В папке { $path } уже есть обучение. Добавьте --resume, чтобы продолжить, или укажите другую папку в --out.
train-no-last = { $game } не просчитывает последний выбор: уберите --work-out-last.
train-no-decks = У { $game } нет вариаций набора: уберите --decks.
train-no-features = Для { $game } нельзя обучить сеть: игра не говорит, что видит сеть.
train-no-engine = Для { $game } нельзя обучить сеть: у игры нет векторного движка.
train-settle-start = --settle требует --start и не сочетается с --against.
net-unreadable = { $path } — не сеть для этой игры: { $why }

## Боты

bot-rookie = Новичок
bot-regular = Знаток
bot-bold = Знаток, смелый
bot-careful = Знаток, осторожный
bot-expert = Мастер
bot-champion = Чемпион
bot-random = Случайный

## Арена

progress-deals = Раздачи
arena-played =
    { $deals ->
        [one] { $game }: { $deals } раздача, рассадок: { $seatings }, игроков: { $players }, зерно { $seed }; { $deck }.
        [few] { $game }: { $deals } раздачи, рассадок в каждой: { $seatings }, игроков: { $players }, зерно { $seed }; { $deck }.
        [many] { $game }: { $deals } раздач, рассадок в каждой: { $seatings }, игроков: { $players }, зерно { $seed }; { $deck }.
       *[other] { $game }: { $deals } раздачи, рассадок в каждой: { $seatings }, игроков: { $players }, зерно { $seed }; { $deck }.
    }
arena-title = Арена: { $game }, игроков: { $players }
arena-equal = Равная доля — { $share }. 95-процентные интервалы получены повторной выборкой раздач.
arena-luck-adjusted = Без везения: выигрыш без везения в розыгрышах и смешанных выборах. Его дисперсия между раздачами меньше в { $ratio } раза.
arena-equal-mark = поровну
arena-gain = Доля побед сверх равной, в пунктах
arena-times = Среднее время вычислений на решение, мс
column-bot = Бот
column-games = Партии
column-win-share = Победы
column-gain = Сверх равной, п. п.
column-interval = Интервал
column-luck-adjusted = Без везения
column-mean-place = Среднее место
column-rating = Рейтинг
column-ms = мс ЦП
column-longest = дольше всего, мс
interval = от { $low } до { $high }
same-again = То же ещё раз:

## Карты

progress-races = Гонки
lab-title = Баланс набора «{ $deck }»
lab-played =
    { $races ->
        [one] { $races } гонка для каждого числа игроков, зерно { $seed }; боты: { $bots }.
        [few] { $races } гонки для каждого числа игроков, зерно { $seed }; боты: { $bots }.
        [many] { $races } гонок для каждого числа игроков, зерно { $seed }; боты: { $bots }.
       *[other] { $races } гонки для каждого числа игроков, зерно { $seed }; боты: { $bots }.
    }
lab-players = Игроков: { $players }
column-figure = Что измерено
column-target = Цель
column-value = Измерено
column-met = Достигнута
measured-seats = наибольшее преимущество или потеря места
measured-finished = корабли, дошедшие до финиша
measured-least-route = реже всего выбираемый включённый маршрут
measured-lead-changes = смены лидера за гонку
measured-decided-late = гонки, решённые на последних трёх картах
measured-tokens = жетоны, полученные игроком
target-at-least = не меньше { $number }
target-at-most = не больше { $number }
lab-never = никогда
measured-out-before-5 = гонки, где кто-то выбыл до 5-го раунда
measured-out-before-8 = гонки, где кто-то выбыл до 8-го раунда
measured-crowded = раунды с переполненным маршрутом
measured-one-cause = самая частая причина выбывания
measured-many-tokens = жетоны, полученные игроком
measured-fourth-board = гонки, где нужно четвёртое игровое поле
measured-leader-wins = побеждает лидер до 8-го раунда
measured-any-out-early = любой маршрут: выбыл до 6-го раунда
measured-any-finished = любой маршрут: на финише
measured-zones-out-early = больше всего зон: выбыл до 6-го раунда
measured-zones-finished = больше всего зон: на финише
measured-cheap-out-early = самый дешёвый маршрут: выбыл до 6-го раунда
measured-cheap-finished = самый дешёвый маршрут: на финише
lab-met = да
lab-missed = нет
lab-unclear = слишком мало гонок
lab-played-first-timers =
    { $races ->
        [one] { $races } гонка для каждой стратегии и числа игроков, зерно { $seed }; дебютант среди Новичков, все учитывают предупреждения.
        [few] { $races } гонки для каждой стратегии и числа игроков, зерно { $seed }; дебютант среди Новичков, все учитывают предупреждения.
        [many] { $races } гонок для каждой стратегии и числа игроков, зерно { $seed }; дебютант среди Новичков, все учитывают предупреждения.
       *[other] { $races } гонки для каждой стратегии и числа игроков, зерно { $seed }; дебютант среди Новичков, все учитывают предупреждения.
    }
lab-route-short = карта { $tile } ({ $face }), { $route }
lab-causes-plot = Причины выбывания
lab-cause-off-the-rear = сброшен с трассы сзади
lab-cause-drained = топливо отнял жетон
lab-cause-no-route = нет маршрута
lab-cause-empty-tank = пустой бак
lab-cause-in-debt = цена больше топлива
lab-cause-rear-board = заднее игровое поле
help-first-timers = измерить дебютантов среди Новичков: любой маршрут, больше всего зон, самый дешёвый
help-lab-tune = искать лучший набор карт OUTSPEED на векторном движке
help-tune-deck = колода, с которой начать (по умолчанию — набор Paddock)
help-tune-players = измерять с таким числом игроков и менять сторону, которую они видят (по умолчанию 3,4)
help-generations = сколько поколений всего (по умолчанию 20)
help-candidates = сколько новых наборов в поколении (по умолчанию 120)
help-tune-resume = записывать готовые поколения в FILE и продолжать с них
help-tune-output = записать лучший набор в FILE
tune-generation = Поколение { $number }: наборов { $tried }, наименьший штраф { $penalty }.
tune-players = Игроки должны видеть одну сторону: 3 и 4 или 5 и 6.
tune-written = Лучший набор записан в { $path }.
tune-other-work = { $path } относится к другому поиску.
lab-seats-plot = Победы по местам
lab-first-out-plot = Раунд первого выбывания
lab-rare-routes = Включённые маршруты, которые выбирают реже чем в 5{ "\u00A0" }% случаев
lab-no-rare-routes = Каждый включённый маршрут выбирают не реже чем в 5{ "\u00A0" }% случаев.
lab-route = карта { $tile }, сторона { $face }, { $route }

## Бот на сервере

bot-sits = { $bot } сидит на месте { $seat } за столом { $table }.
bot-over = Игра окончена. Место { $place }.

## Обучение

progress-training = Обучение
train-opening = Обучается сеть для { $game }, игроков: { $players }.
train-line = { $done }{ "\u00A0" }%, шаг { $update }, партий: { $games }, { $seconds } с, энтропия { $entropy }, ошибка оценки { $error }
train-duel = { $table }, соперник — { $against }: { $gain } ± { $margin } процентного пункта сверх равной доли (раздач: { $deals })
train-random = случайная игра
train-regulars = Знатоки
train-earlier = она сама после { $share }{ "\u00A0" }% обучения
train-target = указанная сеть
train-gauge = { $table }: короткий ответ выигрывает у сети { $gain } ± { $margin } процентного пункта (раздач: { $deals })
train-lower-bound = Выигрыш у указанной сети — нижняя граница того, насколько её можно переиграть.
train-files = Сеть: { $net }. Графики: { $page }

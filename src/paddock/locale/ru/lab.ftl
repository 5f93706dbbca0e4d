# Боты против ботов и испытание карт. Слова заглавными буквами — места для значений.

## Справка

help-arena = боты против ботов: одни и те же раздачи для всех, каждое место для каждого
help-deals = сколько раздач, каждая со всеми рассадками (по умолчанию 200)
help-simulations = сколько симуляций на решение получает Эксперт (по умолчанию { $simulations })
help-html = записать в этот файл страницу с графиками
help-resume = хранить сыгранное в этом файле и продолжать с этого места
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

## Чего нельзя сделать

own-bot-fails = { $bot } не может играть: { $why }
resume-other = { $path } создан с другими параметрами или вовсе не такой файл. Укажите другой файл или те же параметры.
page-unwritable = Не удаётся записать { $path }.
bot-no-server = По адресу { $url } нет сервера.
bot-refused = Сервер отказывает: { $why }
bot-needs-seat = С --token нужен --seat: токен даётся на одно место.

## Боты

bot-rookie = Новичок
bot-regular = Завсегдатай
bot-bold = Завсегдатай, смелый
bot-careful = Завсегдатай, осторожный
bot-expert = Эксперт
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
arena-equal = Равная доля — { $share }. Интервалы верны в 95 случаях из 100; они получены повторной выборкой раздач.
arena-equal-mark = поровну
arena-gain = Доля побед сверх равной, в пунктах
arena-times = Миллисекунд вычислений на решение, в среднем
column-bot = Бот
column-games = Партии
column-win-share = Победы
column-gain = Сверх равной, п. п.
column-interval = Интервал
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
measured-first-out = медиана раунда первого выбывания
measured-finished = корабли, дошедшие до финиша
measured-least-route = реже всего выбираемый включённый маршрут
measured-lead-changes = смены лидера за гонку
measured-decided-late = гонки, решённые на последних трёх картах
measured-tokens = жетоны, полученные игроком
target-at-least = не меньше { $number }
target-at-most = не больше { $number }
lab-never = никогда
lab-yes = да
lab-no = нет
lab-seats-plot = Победы по местам
lab-first-out-plot = Раунд первого выбывания
lab-rare-routes = Включённые маршруты, выбираемые реже чем в 5 % случаев
lab-no-rare-routes = Каждый включённый маршрут выбирают не реже чем в 5 % случаев.
lab-route = карта { $tile }, сторона { $face }, { $route }

## Бот на сервере

bot-sits = { $bot } сидит на месте { $seat } за столом { $table }.
bot-over = Игра окончена. Место { $place }.

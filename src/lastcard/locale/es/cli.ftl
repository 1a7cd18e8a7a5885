### La línea de comandos. cli-<comando> dice qué hace un comando, .more cómo se usa.
### cli-flag-… y cli-argument-… son las líneas de su ayuda.

cli-about = UNO con las reglas impresas: cinco ediciones, la clásica y la tuya. lastcard a secas abre el juego en el navegador.
cli-usage = uso:{ " " }
cli-commands = comandos
cli-arguments = argumentos
cli-flags = opciones

cli-play = Jugar contra bots.
    .more = Por ejemplo: lastcard play --edition minecraft --players 4 --bots normal --option stacking=same
cli-learn = Aprender una edición paso a paso, con cartas en la mano.
    .more = Cada paso es una posición en la que haces aquello de lo que trata una regla. Sigue donde lo dejaste. Por ejemplo: lastcard learn no-mercy
cli-editions = Mostrar la lista de ediciones.
    .more = Cada una puede ir después de --edition, y también un archivo TOML tuyo.
cli-rules = Mostrar las reglas.
    .more = Sin tema, da la lista de lo que se puede consultar. Por ejemplo: lastcard rules no-mercy, lastcard rules NM-03, lastcard rules wG. Cualquier otra palabra se busca en el reglamento: lastcard rules duelo
cli-replay = Ver una partida guardada, paso a paso.
    .more = Las flechas la recorren. Con --plain, Intro muestra el paso siguiente, b el anterior, un número va a ese paso, q sale. P sigue jugando desde el paso que se ve, contra bots. Si no hay pantalla, se imprime la partida entera.
cli-review = Decir dónde se ganó o se perdió una ronda guardada.
    .more = Y qué carta habría sido mejor, por lo que se sabía entonces en ese asiento; con --open, por las cartas que de verdad tenía cada cual. Por ejemplo: lastcard review game.txt --seat 2
cli-puzzles = Resolver el acertijo del día, u otro por su número.
    .more = Posiciones de rondas reales en las que una jugada es claramente la mejor, y no es la evidente. --make busca nuevas.
cli-verify = Comprobar partidas guardadas.
    .more = Las vuelve a jugar de la primera carta a la última. Lo que esté mal se señala con su línea. Un recibo del navegador demuestra que nadie eligió el reparto: véase docs/fairness.md.
cli-restore = Recuperar rondas y mesas borradas por viejas.
    .more = Todas las de la última semana, o las que nombres. El servidor puede seguir en marcha.
cli-completion = Imprimir un guion para que tu intérprete de comandos complete lo que escribes.
    .more = Para bash: source <(lastcard completion bash). Para zsh: source <(lastcard completion zsh). Para fish: lastcard completion fish | source

cli-flag-edition = una edición, o un archivo TOML tuyo; si no: { $usual }
cli-flag-players = cuántos juegan, de 2 a 10; si no: { $usual }
cli-flag-bots = lo bien que juegan los bots: random, easy, normal, hard, expert, learned; o bots tuyos: cmd:./mybot, module:Class; varios con comas; si no: { $usual }
cli-flag-option = una regla de la casa, como stacking=same, jump_in=on o deck=w:8,wG:2; las veces que quieras. lastcard rules las muestra
cli-flag-target = la puntuación con la que acaba la partida
cli-flag-no-talk = los bots se callan
cli-flag-name = cómo te llamas
cli-flag-seed = un número o un texto; la misma semilla reparte las mismas cartas
cli-flag-save = dónde guardar la partida
cli-flag-keep-receipt = dónde guardar tu recibo del barajado, para lastcard verify
cli-flag-plain = línea por línea, para lectores de pantalla
cli-flag-coach = H pregunta a un entrenador qué haría alguien que juega bien
cli-flag-receipt = lo que tu navegador guardó del reparto; las veces que quieras
cli-flag-seat = mostrar solo lo que se vio en este asiento; el primero es el 0
cli-flag-reviewed = las decisiones de quién; el primer asiento es el 0, y normalmente es ese
cli-flag-round = qué ronda de una partida; normalmente la primera
cli-flag-all-hands = por las cartas que de verdad tenía cada cual
cli-flag-make = buscar tantos acertijos nuevos de cada nivel; lleva un rato
cli-flag-puzzle-file = dónde escribirlos; normalmente { $usual }
cli-flag-puzzle-rounds = de las rondas de esta partida guardada, en vez de las de los bots; se puede repetir
cli-flag-part = otro número encuentra otros
cli-argument-number = un acertijo; normalmente el del día
cli-flag-json = en JSON, para programas
cli-flag-open = mostrar todas las manos; es lo que pasa sin --seat
cli-flag-lang = { $known }; si no, deciden LASTCARD_LANG o el idioma de tu sistema
cli-flag-debug = si algo sale mal, mostrar dónde
cli-flag-help = mostrar esta ayuda
cli-flag-version = mostrar la versión, y si las reglas están compiladas
cli-version = lastcard { $version }, { $speed ->
    [compiled] reglas compiladas
   *[plain] reglas sin compilar: el mismo juego, muchísimo más lento
}
cli-argument-topic = una edición, una regla (NM-03) o un grupo de ellas (NM), una regla de la casa, una carta (wG), o palabras que buscar
cli-argument-edition = qué edición; normalmente classic
cli-argument-file = una partida guardada
cli-argument-league = un archivo de resultados, uno por línea
cli-argument-link = el enlace de una mesa, para sentarse en ella; sin él, una partida en este equipo
cli-argument-removed = el identificador de una ronda, o el código de una mesa
cli-argument-shell = bash, zsh o fish

cli-usage-error = { $message } (véase { $command } --help)
cli-no-command = No hay ninguna orden «{ $word }». Hay: { $known }.
cli-value-missing = { $flag } necesita un valor.
cli-value-unwanted = { $flag } no lleva ningún valor.
cli-unknown-words = No se entiende: { $words }
cli-missing = Falta: { $words }
cli-bad-number = { $flag } lleva un número entero de { $least } a { $most }, no «{ $value }».
cli-no-link = «{ $link }» no es el enlace de una mesa; uno es así: https://play.example/t/H6R2VXNM.
cli-no-database = Este servidor no sabe usar una base de datos «{ $kind }»; sabe usar sqlite y postgresql.
cli-no-language = No existe el idioma «{ $lang }». Hay: { $known }.
cli-no-file = { $file }: { $detail }
cli-no-bot = Ningún bot se llama «{ $level }». Hay: { $known }.
cli-no-topic = El reglamento no dice nada de «{ $topic }». { $meant ->
        [none] lastcard rules muestra lo que hay.
       *[other] ¿Quieres decir { $meant }?
    }
cli-no-lesson = Hay primeros pasos para: { $known }.
cli-no-puzzle = Hay { $count } acertijos; di el número de uno.
cli-review-range = Los asientos de esta partida van del 0 al { $seats }, sus rondas de la 1 a la { $rounds }.
cli-no-shell = ¿Para qué intérprete? Hay: { $known }.
cli-bug = Ha pasado algo que no debería pasar: { $detail } (--debug muestra más)

cli-rules-editions = Ediciones
cli-rules-groups = Reglas
cli-rules-options = Reglas de la casa
cli-rules-hint = lastcard rules no-mercy muestra un reglamento entero, lastcard rules NM-03 una regla, lastcard rules stacking una regla de la casa. Cualquier otra palabra se busca.
cli-rules-option = { $option }: { $value }
cli-rules-found = «{ $topic }» aparece aquí; lastcard rules NOMBRE muestra uno de ellos.
cli-rules-deck = La baraja
cli-rules-side = { $count ->
        [one] una carta
       *[other] { $count } cartas
    } en { $colors }. Comodines: { $wilds }.
cli-example = Por ejemplo: { $text }
cli-editions-hint = lastcard rules EDICIÓN dice más de cada una. Un archivo TOML tuyo también es una edición.
cli-rules-common = comunes a todas las ediciones
cli-rules-custom = cartas para ediciones propias

cli-replay-keys = Intro: paso siguiente · b: atrás · un número: a ese paso · p: seguir jugando desde aquí · q: salir
cli-replay-over = En este paso la ronda ya ha acabado: no queda nada que jugar.
cli-replay-end = Los pasos van del 1 al { $steps }.
cli-replay-step = Paso { $step } de { $steps }, ronda { $round }
cli-replay-round = Ronda { $round }
cli-replay-top = Encima: { $card }. Color: { $color }. { $direction ->
        [-1] Sentido antihorario.
       *[1] Sentido horario.
    } { $count ->
        [one] Una carta
       *[other] { $count } cartas
    } en el mazo.
cli-replay-hand = { $name } ({ $count }): { $cards }
cli-replay-behind = { $hand }; otras caras: { $cards }
cli-replay-points = Puntos: { $points }.
cli-replay-total = Total: { $points }.
cli-replay-score = { $name } { $points }

cli-restored = { $count ->
        [0] No se recuperó nada.
        [one] Ha vuelto una ronda o una mesa.
       *[other] Han vuelto { $count } rondas y mesas.
    }
cli-not-removed = { $name } no es una ronda ni una mesa borrada en la última semana.
cli-verified = { $file } está en orden: { $record } { $proof }
cli-proof-seed = Todas las jugadas y los puntos son correctos; las cartas salieron de una semilla, y quien eligió la semilla eligió el reparto.
cli-proof-bots = El reparto, los barajados, todas las jugadas y los puntos salen del secreto del servidor; en la mesa solo había bots, así que nadie más barajó.
cli-proof-unwitnessed = El reparto, los barajados, todas las jugadas y los puntos concuerdan; sin recibo no se demuestra nada más.
cli-proof-left-out = Demostrado por el recibo: el servidor había fijado su secreto antes del reparto. No demostrado: que nadie eligió el reparto, pues tu parte no está en él.
cli-proof-helped = Demostrado por el recibo: nadie eligió el reparto, y todos los barajados salen de él.
cli-proof-witnessed = También demostrado: todas las jugadas y los puntos son los que se anunciaron al acabar la ronda.
cli-proof-actions = Todas las jugadas y los puntos son correctos según las reglas; que sean los que se jugaron no está demostrado, pues el recibo acaba antes que la ronda.
cli-proof-silent = Sin participar, por no responder a tiempo: { $names }.
cli-proof-withheld = Sin participar tras haberse comprometido: { $names }.
cli-proof-abandoned = { $count ->
        [one] Antes de este se anunció un reparto que nunca se hizo o, que tú sepas, no llegó al final.
       *[other] Antes de este se anunciaron { $count } repartos que nunca se hicieron o, que tú sepas, no llegaron al final.
    }
cli-proof-redraws = { $count ->
        [0] Nadie tuvo un segundo intento.
        [one] Quizá alguien tuvo un segundo intento.
       *[other] Quizá hubo { $count } segundos intentos.
    }
cli-verify-repeated = Dos de estas rondas se repartieron con el mismo secreto.
cli-summary-round = una ronda de { $edition } con { $players } jugadores, { $actions ->
        [one] una jugada
       *[other] { $actions } jugadas
    }. { $winner ->
        [none] No se terminó.
       *[other] Ganó { $winner }.
    }
cli-summary-match = una partida de { $edition } con { $players } jugadores, { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }, { $actions ->
        [one] una jugada
       *[other] { $actions } jugadas
    }. { $winner ->
        [none] No se terminó.
       *[other] Ganó { $winner }.
    }

cli-serve = Poner en marcha el servidor: mesas en el navegador, a solas o con gente.
    .more = Por ejemplo: lastcard serve --port 8000. docs/hosting.md explica cómo abrirlo a otra gente.
cli-flag-host = la dirección en la que escucha; si no: { $usual }, solo este equipo
cli-flag-port = el puerto en el que escucha; si no: { $usual }
cli-flag-data = dónde se guardan las mesas y las rondas terminadas; si no: { $usual }
cli-flag-database = una base de datos en su lugar, como postgresql+psycopg://user@host/name
cli-flag-public-url = dónde se encuentra el servidor, como https://cards.example
cli-flag-trusted-proxy = la dirección de un proxy de confianza que dice quién pregunta; las veces que quieras
cli-flag-keep-days = a los cuántos días se borran las rondas y mesas viejas; si no: { $usual }
cli-flag-pace = cuánto piensan los bots, en tanto por ciento de lo que tarda la gente; si no: { $usual }

cli-web = Jugar en el navegador: el servidor en este equipo, y una página que se abre.
    .more = Por ejemplo: lastcard web --lan, para los teléfonos de la casa. Sin --lan, lastcard a secas hace lo mismo.
cli-flag-lan = dejar entrar a otros dispositivos de la casa, y mostrar la dirección como código QR
cli-flag-no-browser = no abrir el navegador, solo imprimir la dirección
cli-web-not-built = Esta instalación no tiene cliente para el navegador: se construyó sin Node.js. En el código fuente, ./play lo construye; lastcard play no lo necesita.
cli-web-opened = Lastcard está abierto: { $url }
cli-web-in-the-house = Para los teléfonos de la casa: { $url }
cli-web-to-stop = Ctrl-C lo detiene. Las mesas se guardan en { $folder }.
cli-no-data = Lo guardado en { $place } no se puede usar: { $detail }
cli-web-stopped = Cerrado. Tus mesas seguirán aquí la próxima vez.
cli-web-runs-already = Lastcard ya está abierto: { $url }
cli-web-runs-without = Ciérralo antes (Ctrl-C): se abrió sin { $flag }.
cli-web-port-taken = El puerto { $port } lo usa otro programa; elige otro con --port.

cli-arena = Hacer jugar a unos bots contra otros.
    .more = Cada reparto se juega en todas las colocaciones. Por ejemplo: lastcard arena --edition flip --players expert,hard,normal,random --rounds 2000 --out contest
cli-league = Comprobar y mostrar un archivo de resultados al que otros pueden añadir.
    .more = Por ejemplo: lastcard league docs/league.jsonl --add contest --player llm:./mymodel --name "My Model 2" --by Ann
cli-flag-add = la carpeta de un torneo, cuyo resultado se añade primero
cli-flag-league-player = qué bot del torneo
cli-flag-league-name = cómo se llama en la liga
cli-flag-by = quién organizó el torneo
cli-flag-proof = la carpeta de un torneo: ¿dan sus rondas lo que dice el archivo?
cli-league-bad = línea { $line }: { $problem }
cli-league-who = Un resultado necesita --player, --name y --by.
cli-league-unproved = Las rondas de esa carpeta no dan lo que el archivo dice de { $name }.
league-no-player = «{ $player }» no participó. Estaban: { $known }.
league-no-contest = { $file } no es el archivo de un torneo.
cli-mcp = Dar un asiento a un asistente compatible con MCP: aquí con bots, o en un servidor.
    .more = Lo pone en marcha el asistente. Para tu propio asiento, prestado en la mesa: pon la clave en LASTCARD_TOKEN.
cli-flag-mcp-name = cómo se llama el asistente en la mesa
cli-arena-legal = Modelos de lenguaje
cli-simulate = Contar lo que pasa en muchas rondas jugadas al azar.
    .more = Por ejemplo: lastcard simulate --edition no-mercy --players 4 --rounds 1e6 --compare stacking=same
cli-flag-contestants = un bot para cada asiento: random, easy, normal, hard, expert, learned, cmd:./program, llm:./model o module:Class; si no: { $usual }
cli-archive = Escribir rondas en un archivo Parquet, una fila por decisión.
    .more = Hace jugar a bots, o lee partidas guardadas, o las rondas de un servidor en las que todos estuvieron de acuerdo. Cada ronda se puede volver a jugar desde ahí. Por ejemplo: lastcard archive --edition flip --rounds 1e5 --out flip.parquet
cli-flag-source = de dónde salen las rondas: simulation, records o server; normalmente records si se nombra alguna, si no simulation
cli-flag-check-archive = volver a jugar cada ronda de los archivos nombrados, y comparar
cli-flag-parquet-file = el archivo que se escribe
cli-argument-record = partidas guardadas; con --check, archivos de rondas
cli-no-source = No pueden salir rondas de «{ $source }». Hay: { $known }
cli-archived = Escrito: { $file }, { $count ->
        [one] { $count } fila
       *[other] { $count } filas
    }.
cli-archive-checked = { $file } está en orden: { $count ->
        [one] { $count } ronda se juega
       *[other] { $count } rondas se juegan
    } otra vez como está escrito.
cli-archive-left-out = La ronda { $round } queda fuera: { $detail }
cli-flag-rounds = cuántas rondas, como mínimo; si no: { $usual }
cli-flag-patience = segundos que pueden tardar en responder tus propios bots; si no: { $usual }
cli-flag-playouts = rondas imaginadas para cada decisión de hard y expert; 0 lo deja a su criterio
cli-flag-fairness = probar más bien el reparto: ¿salen cartas, primeras cartas, manos y victorias como en un barajado limpio?
cli-flag-compare = una regla de la casa con otro valor: ¿cómo cambia los números?
cli-flag-out = una carpeta para CSV, Parquet y una página con gráficas; el mismo comando sigue allí donde se detuvo
cli-flag-workers = cuántos procesos; 0 es uno por núcleo
cli-flag-on = dónde calcular: cores, o ray para un clúster Ray; si no: { $usual }
cli-no-place = No se puede calcular en «{ $on }». Hay: { $known }.
cli-no-extra = Faltan paquetes para esto: { $install }
cli-bad-rounds = «{ $rounds }» no es un número de rondas.
cli-stopped = Detenido. Lo jugado está en { $file }; el mismo comando sigue desde ahí.
cli-written = Escrito: { $files }
cli-arena-about = { $rounds } rondas de { $edition }, cada reparto en todas las colocaciones. Los límites valen con un 95 % de confianza; la línea discontinua es una parte igual para cada uno.
cli-arena-share = Parte de rondas ganadas
report-played = Lo que se jugó
report-edition = Edición
report-bots = Bots
report-players = Jugadores
report-options = Reglas de la casa
report-usual = las impresas
report-seed = Semilla
report-version = Versión
report-playouts = Rondas imaginadas por decisión
report-ratings = Clasificación con el tiempo
    .more = Según Plackett-Luce, después de tantas rondas; todos empiezan en 25.
report-beats = Quién gana a quién
    .more = De las rondas que ganó uno de los dos, la parte del de la izquierda; para un asiento cada uno.
report-seats = Desde qué asiento
    .more = La parte de rondas ganadas en cada asiento. Una parte igual no tiene color.
report-seat = Asiento { $seat }
report-player = Jugador
report-bounds = Límites al 95 %
report-rounds = Rondas
report-rating = Clasificación
report-points = Puntos por ronda
report-legal = Respuestas legales
report-questions = Preguntas
report-tokens-in = Tokens leídos
report-tokens-out = Tokens escritos
report-cost = Coste
report-value = Valor
report-difference = Diferencia
report-mean = de media
report-quantile = El { $percent } % de las rondas tiene como mucho
report-mercy-rounds = Rondas en las que alguien queda eliminado
report-mercy-last-one = Rondas que gana el último que queda
report-mercy-players = Eliminados por ronda
cli-arena-failures = Bots que fallaron
cli-arena-failed = { $bot } falló en la ronda { $round }: { $reason }. Desde ahí jugó «normal» en su lugar.
cli-arena-not-counted = { $lost } de { $rounds } rondas no cuentan: no todos los bots jugaron hasta el final.
cli-simulate-about = { $rounds } rondas de { $edition } con { $players } jugadores que hacen cualquier jugada permitida, nunca cantan UNO y no pillan a nadie. Los límites valen con un 95 % de confianza; las reglas se cuentan en { $told } de las rondas.
cli-simulate-lengths = Decisiones por ronda
cli-simulate-wins = Quién gana: tantos asientos después de quien empieza
cli-simulate-rules = Rondas en las que aparece una regla
cli-fairness-about = { $rounds } repartos de { $edition } para { $players }, cada uno con su propia clave y jugado al azar. p dice con qué frecuencia un barajado limpio se apartaría al menos otro tanto.
cli-simulate-figures = Cifras
cli-simulate-change = Qué cambia con { $option }
    .more = En negrita, las diferencias que no son casualidad: el cero queda fuera de sus límites.
cli-flag-bot = un bot tuyo que las mesas pueden sentar: mine=cmd:./mybot o mine=module:Class; las veces que quieras
cli-flag-thinkers = en cuántos procesos piensan los bots; 0 deja un núcleo al servidor
cli-flag-nats = dónde hablan entre sí los servidores de un grupo, por ejemplo nats://127.0.0.1:4222; tantas veces como quieras
cli-flag-processes = cuántos servidores se ejecutan en este equipo; más de uno necesita PostgreSQL y --nats
cli-cluster-needs-nats = --processes { $processes } necesita PostgreSQL y NATS: añade --database postgresql://… y --nats nats://….
cli-cluster-needs-postgresql = --nats une varios servidores, y estos necesitan PostgreSQL: añade --database postgresql://….
cli-cluster-no-address = { $server } no es una dirección de NATS; una tiene esta forma: nats://127.0.0.1:4222.
cli-cluster-open-nats = NATS en { $server } no está en este equipo, y por ahí pasan las cartas de todos: usa TLS y una contraseña, tls://nombre:contraseña@host.
cli-cluster-no-nats = No se puede usar NATS en { $server }: { $detail }
cli-cluster-no-fork = Este sistema no puede tener varios procesos en un mismo puerto; inicia lastcard serve varias veces, cada una con su --port.

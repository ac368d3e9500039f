import { translationTable } from '../translations.ts'

/** Wear parts: en | de | fr | zh | ja | es | pt | cs | hu | ro | sk. */
export const accessoryNames = translationTable({
  'crimp-applicator':
    'Crimp applicator | Crimpapplikator | Applicateur de sertissage | 压接模具 | 圧着アプリケーター | Aplicador de crimpado | Aplicador de crimpagem | Krimpovací aplikátor | Krimpelő-applikátor | Aplicator de sertizare | Krimpovací aplikátor',
  'blade-set':
    'Blade set | Messersatz | Jeu de lames | 刀片组 | 刃セット | Juego de cuchillas | Jogo de lâminas | Sada nožů | Késkészlet | Set de cuțite | Sada nožov',
  'cutter-head':
    'Cutter head | Messerkopf | Tête de coupe | 切割头 | カッターヘッド | Cabezal de corte | Cabeçote de corte | Řezací hlava | Vágófej | Cap de tăiere | Rezacia hlava',
  'feed-belt':
    'Feed belt | Transportriemen | Courroie d’avance | 送线皮带 | 送りベルト | Correa de avance | Correia de avanço | Podávací řemen | Előtolószíj | Curea de avans | Podávací remeň',
  'drive-belt':
    'Drive belt | Antriebsriemen | Courroie d’entraînement | 传动皮带 | 駆動ベルト | Correa de accionamiento | Correia de acionamento | Hnací řemen | Hajtószíj | Curea de antrenare | Hnací remeň',
  'guide-roller':
    'Guide roller | Führungsrolle | Galet de guidage | 导轮 | ガイドローラー | Rodillo guía | Rolo guia | Vodicí kladka | Vezetőgörgő | Rolă de ghidare | Vodiaca kladka',
  gripper:
    'Gripper | Greifer | Pince | 夹爪 | グリッパー | Pinza | Garra | Chapadlo | Megfogó | Clește de prindere | Chápadlo',
  'pneumatic-cylinder':
    'Pneumatic cylinder | Pneumatikzylinder | Vérin pneumatique | 气缸 | エアシリンダー | Cilindro neumático | Cilindro pneumático | Pneumatický válec | Pneumatikus henger | Cilindru pneumatic | Pneumatický valec',
  sensor: 'Sensor | Sensor | Capteur | 传感器 | センサー | Sensor | Sensor | Senzor | Érzékelő | Senzor | Snímač',
  'control-board':
    'Control board | Steuerplatine | Carte de commande | 控制板 | 制御基板 | Placa de control | Placa de controle | Řídicí deska | Vezérlőpanel | Placă de comandă | Riadiaca doska',
  filter: 'Filter | Filter | Filtre | 过滤器 | フィルター | Filtro | Filtro | Filtr | Szűrő | Filtru | Filter',
  'terminal-reel':
    'Terminal reel holder | Kontaktspulenhalter | Support de bobine de contacts | 端子盘支架 | 端子リールホルダー | Soporte de bobina de terminales | Suporte de bobina de terminais | Držák cívky kontaktů | Érintkezőtekercs-tartó | Suport pentru bobina de contacte | Držiak cievky kontaktov',
})

export const accessoryText = translationTable({
  short:
    'Original wear part, made to the drawings of the machine. | Originalverschleißteil, nach den Zeichnungen der Maschine gefertigt. | Pièce d’usure d’origine, fabriquée selon les plans de la machine. | 按设备图纸制造的原厂易损件。 | 機械の図面どおりに作られた純正消耗部品。 | Pieza de desgaste original, fabricada según los planos de la máquina. | Peça de desgaste original, feita segundo os desenhos da máquina. | Originální opotřebitelný díl vyrobený podle výkresů stroje. | Eredeti kopó alkatrész, a gép rajzai szerint gyártva. | Piesă de uzură originală, fabricată după desenele mașinii. | Originálny opotrebiteľný diel vyrobený podľa výkresov stroja.',
})

export const serviceNames = translationTable({
  'start-up':
    'Start-up | Inbetriebnahme | Mise en service | 设备调试 | 立ち上げ支援 | Puesta en marcha | Comissionamento | Uvedení do provozu | Üzembe helyezés | Punere în funcțiune | Uvedenie do prevádzky',
  training:
    'Operator training | Bedienerschulung | Formation des opérateurs | 操作培训 | オペレーター研修 | Formación de operadores | Treinamento de operadores | Školení obsluhy | Kezelői oktatás | Instruirea operatorilor | Školenie obsluhy',
  maintenance:
    'Maintenance contract | Wartungsvertrag | Contrat de maintenance | 维护合同 | 保守契約 | Contrato de mantenimiento | Contrato de manutenção | Smlouva o údržbě | Karbantartási szerződés | Contract de mentenanță | Zmluva o údržbe',
  calibration:
    'Calibration | Kalibrierung | Étalonnage | 校准 | 校正 | Calibración | Calibração | Kalibrace | Kalibrálás | Calibrare | Kalibrácia',
  retrofit:
    'Retrofit | Nachrüstung | Modernisation | 改造升级 | レトロフィット | Modernización | Retrofit | Modernizace | Korszerűsítés | Modernizare | Modernizácia',
})

export const serviceTexts = translationTable({
  'start-up':
    'We set up the machine and run the first good parts with your team. | Wir richten die Maschine ein und fertigen mit Ihrem Team die ersten guten Teile. | Nous réglons la machine et produisons les premières bonnes pièces avec votre équipe. | 我们安装调试设备,并与您的团队一起生产首批合格品。 | 機械を据え付け、お客様のチームと最初の良品を作ります。 | Ajustamos la máquina y fabricamos las primeras piezas buenas con su equipo. | Ajustamos a máquina e produzimos as primeiras peças boas com a sua equipe. | Stroj seřídíme a s vaším týmem vyrobíme první dobré kusy. | Beállítjuk a gépet, és csapatával legyártjuk az első jó darabokat. | Reglăm mașina și producem primele piese bune împreună cu echipa dumneavoastră. | Stroj nastavíme a s vaším tímom vyrobíme prvé dobré kusy.',
  training:
    'Two days at your machine, with your wire and your questions. | Zwei Tage an Ihrer Maschine, mit Ihrem Draht und Ihren Fragen. | Deux jours sur votre machine, avec votre fil et vos questions. | 在您的设备上进行两天培训,使用您的导线,解答您的问题。 | お客様の機械と電線を使った二日間の研修です。 | Dos días en su máquina, con su cable y sus preguntas. | Dois dias na sua máquina, com o seu fio e as suas perguntas. | Dva dny u vašeho stroje, s vaším vodičem a vašimi otázkami. | Két nap az Ön gépénél, az Ön vezetékével és kérdéseivel. | Două zile la mașina dumneavoastră, cu firul și întrebările dumneavoastră. | Dva dni pri vašom stroji, s vaším vodičom a vašimi otázkami.',
  maintenance:
    'Planned visits, wear parts included, and an answer within four hours. | Geplante Besuche, Verschleißteile inbegriffen, und Antwort innerhalb von vier Stunden. | Visites planifiées, pièces d’usure comprises, et réponse sous quatre heures. | 计划性上门维护,含易损件,四小时内响应。 | 計画訪問、消耗部品込み、四時間以内の回答。 | Visitas planificadas, piezas de desgaste incluidas y respuesta en cuatro horas. | Visitas planejadas, peças de desgaste incluídas e resposta em quatro horas. | Plánované návštěvy včetně opotřebitelných dílů a odpověď do čtyř hodin. | Tervezett látogatások kopó alkatrészekkel, és válasz négy órán belül. | Vizite planificate, piese de uzură incluse și răspuns în patru ore. | Plánované návštevy vrátane opotrebiteľných dielov a odpoveď do štyroch hodín.',
  calibration:
    'Force, length and voltage checked against traceable standards, with a certificate. | Kraft, Länge und Spannung gegen rückführbare Normale geprüft, mit Zertifikat. | Force, longueur et tension vérifiées selon des étalons traçables, avec certificat. | 依据可溯源标准校验力、长度和电压,并出具证书。 | 力・長さ・電圧をトレーサブルな標準器で検査し、証明書を発行します。 | Fuerza, longitud y tensión comprobadas con patrones trazables, con certificado. | Força, comprimento e tensão verificados com padrões rastreáveis, com certificado. | Síla, délka a napětí ověřené podle návazných etalonů, s certifikátem. | Erő, hossz és feszültség visszavezethető etalonokkal ellenőrizve, tanúsítvánnyal. | Forță, lungime și tensiune verificate cu etaloane trasabile, cu certificat. | Sila, dĺžka a napätie overené podľa nadväzných etalónov, s certifikátom.',
  retrofit:
    'New control, sensors and guards for machines that still run well. | Neue Steuerung, Sensoren und Schutz für Maschinen, die noch gut laufen. | Nouvelle commande, capteurs et protections pour des machines qui tournent encore bien. | 为仍运行良好的设备更换控制系统、传感器和防护装置。 | まだよく動く機械に、新しい制御・センサー・安全カバーを。 | Nuevo control, sensores y protecciones para máquinas que aún funcionan bien. | Novo controle, sensores e proteções para máquinas que ainda funcionam bem. | Nové řízení, senzory a kryty pro stroje, které stále běží dobře. | Új vezérlés, érzékelők és védelem a még jól működő gépekhez. | Comandă, senzori și protecții noi pentru mașini care încă merg bine. | Nové riadenie, snímače a kryty pre stroje, ktoré stále bežia dobre.',
})

export const softwareNames = translationTable({
  'order-desk':
    'Order Desk | Order Desk | Order Desk | Order Desk | Order Desk | Order Desk | Order Desk | Order Desk | Order Desk | Order Desk | Order Desk',
  'line-watch':
    'Line Watch | Line Watch | Line Watch | Line Watch | Line Watch | Line Watch | Line Watch | Line Watch | Line Watch | Line Watch | Line Watch',
  'crimp-archive':
    'Crimp Archive | Crimp Archive | Crimp Archive | Crimp Archive | Crimp Archive | Crimp Archive | Crimp Archive | Crimp Archive | Crimp Archive | Crimp Archive | Crimp Archive',
})

export const softwareTexts = translationTable({
  'order-desk':
    'Plans wire orders over all machines and sends them out in the best sequence. | Plant Drahtaufträge über alle Maschinen und verteilt sie in der besten Reihenfolge. | Planifie les commandes de fils sur toutes les machines et les envoie dans le meilleur ordre. | 在所有设备间规划导线订单,并按最佳顺序下发。 | 全機械の電線オーダーを計画し、最適な順序で送ります。 | Planifica los pedidos de cable en todas las máquinas y los envía en el mejor orden. | Planeja os pedidos de fio em todas as máquinas e os envia na melhor sequência. | Plánuje zakázky vodičů na všech strojích a posílá je v nejlepším pořadí. | Minden gépen megtervezi a vezetékrendeléseket, és a legjobb sorrendben küldi ki. | Planifică comenzile de fire pe toate mașinile și le trimite în cea mai bună ordine. | Plánuje zákazky vodičov na všetkých strojoch a posiela ich v najlepšom poradí.',
  'line-watch':
    'Shows at a glance which machine runs, waits or needs somebody. | Zeigt auf einen Blick, welche Maschine läuft, wartet oder jemanden braucht. | Montre d’un coup d’œil quelle machine tourne, attend ou a besoin de quelqu’un. | 一目了然地显示哪台设备在运行、等待或需要人员。 | どの機械が稼働中か、待機中か、人を必要としているかが一目で分かります。 | Muestra de un vistazo qué máquina trabaja, espera o necesita a alguien. | Mostra num relance qual máquina trabalha, espera ou precisa de alguém. | Na první pohled ukáže, který stroj běží, čeká nebo někoho potřebuje. | Egy pillantással megmutatja, melyik gép működik, vár vagy igényel segítséget. | Arată dintr-o privire care mașină merge, așteaptă sau are nevoie de cineva. | Na prvý pohľad ukáže, ktorý stroj beží, čaká alebo niekoho potrebuje.',
  'crimp-archive':
    'Keeps every force curve and cross-section, and finds it again by order or date. | Bewahrt jede Kraftkurve und jedes Schliffbild auf und findet sie nach Auftrag oder Datum wieder. | Conserve chaque courbe d’effort et chaque coupe, et les retrouve par commande ou par date. | 保存每条压接力曲线和剖面图,可按订单或日期检索。 | すべての荷重曲線と断面画像を保存し、オーダーや日付で探せます。 | Guarda cada curva de fuerza y cada sección, y las encuentra por pedido o fecha. | Guarda cada curva de força e cada seção, e as encontra por pedido ou data. | Uchovává každou křivku síly i výbrus a najde je podle zakázky nebo data. | Minden erőgörbét és csiszolatot megőriz, és rendelés vagy dátum szerint megtalálja. | Păstrează fiecare curbă de forță și fiecare secțiune și le găsește după comandă sau dată. | Uchováva každú krivku sily aj výbrus a nájde ich podľa zákazky alebo dátumu.',
})

import { translationTable } from '../catalogue/translations.ts'

/** Titles of menu entries without a page of their own: en | de | fr | zh | ja | es | pt | cs | hu | ro | sk. */
export const menuTitles = translationTable({
  'repair-and-maintenance':
    'Repair and maintenance | Reparatur und Wartung | Réparation et maintenance | 维修与保养 | 修理・保守 | Reparación y mantenimiento | Reparo e manutenção | Opravy a údržba | Javítás és karbantartás | Reparații și întreținere | Opravy a údržba',
  'spare-and-wear-parts':
    'Spare and wear parts | Ersatz- und Verschleißteile | Pièces de rechange et d’usure | 备件与易损件 | 交換部品・消耗部品 | Repuestos y piezas de desgaste | Peças de reposição e desgaste | Náhradní a opotřebitelné díly | Pót- és kopóalkatrészek | Piese de schimb și de uzură | Náhradné a opotrebiteľné diely',
  'training-and-laboratory':
    'Training and laboratory | Schulung und Labor | Formation et laboratoire | 培训与实验室 | 研修・ラボ | Formación y laboratorio | Treinamento e laboratório | Školení a laboratoř | Oktatás és laboratórium | Instruire și laborator | Školenia a laboratórium',
  'request-a-visit':
    'Request a visit | Einsatz anfragen | Demander une intervention | 预约上门服务 | 訪問修理を依頼 | Solicitar una visita | Solicitar uma visita | Vyžádat návštěvu technika | Kiszállás kérése | Solicită o vizită | Vyžiadať návštevu technika',
  'order-parts':
    'Order parts | Teile bestellen | Commander des pièces | 订购备件 | 部品を注文 | Pedir piezas | Pedir peças | Objednat díly | Alkatrész rendelése | Comandă piese | Objednať diely',
  'order-in-the-portal':
    'Order in mykomax | In mykomax bestellen | Commander dans mykomax | 在 mykomax 中订购 | mykomaxで注文 | Pedir en mykomax | Pedir no mykomax | Objednat v mykomax | Rendelés a mykomaxban | Comandă în mykomax | Objednať v mykomax',
  'reserve-a-place':
    'Reserve a place | Platz reservieren | Réserver une place | 预订名额 | 受講を予約 | Reservar plaza | Reservar uma vaga | Rezervovat místo | Helyfoglalás | Rezervă un loc | Rezervovať miesto',
  'request-a-licence':
    'Request a licence | Lizenz anfordern | Demander une licence | 申请许可证 | ライセンスを申請 | Solicitar una licencia | Solicitar uma licença | Požádat o licenci | Licenc igénylése | Solicită o licență | Požiadať o licenciu',
  'compare-machines':
    'Compare machines | Maschinen vergleichen | Comparer des machines | 对比设备 | 機械を比較 | Comparar máquinas | Comparar máquinas | Porovnat stroje | Gépek összehasonlítása | Compară mașini | Porovnať stroje',
  apply:
    'Apply | Bewerben | Postuler | 申请职位 | 応募する | Enviar candidatura | Candidatar-se | Ucházet se o místo | Jelentkezés | Aplică | Uchádzať sa o miesto',
})

/** Lines below the titles. */
export const menuNotes = translationTable({
  repair:
    'By telephone, on site or in our workshop | Am Telefon, vor Ort oder in unserer Werkstatt | Par téléphone, sur site ou en atelier | 电话、现场或返厂 | 電話・現地・工場で対応 | Por teléfono, en planta o en taller | Por telefone, no local ou na oficina | Po telefonu, na místě nebo v dílně | Telefonon, a helyszínen vagy a műhelyben | Telefonic, la fața locului sau în atelier | Telefonicky, na mieste alebo v dielni',
  'service-contracts':
    'Care and Care Plus | Care und Care Plus | Care et Care Plus | Care 与 Care Plus | CareとCare Plus | Care y Care Plus | Care e Care Plus | Care a Care Plus | Care és Care Plus | Care și Care Plus | Care a Care Plus',
  calibration:
    'On site, with certificate | Vor Ort, mit Zertifikat | Sur site, avec certificat | 现场校准,附证书 | 現地校正・証明書付き | En planta, con certificado | No local, com certificado | Na místě, s certifikátem | A helyszínen, tanúsítvánnyal | La fața locului, cu certificat | Na mieste, s certifikátom',
  'request-a-visit':
    'Reply within 24 h | Antwort in 24 Std. | Réponse sous 24 h | 24 小时内回复 | 24時間以内に返信 | Respuesta en 24 h | Resposta em 24 h | Odpověď do 24 h | Válasz 24 órán belül | Răspuns în 24 h | Odpoveď do 24 h',
  locations:
    'Telephone numbers and opening hours | Telefonnummern und Öffnungszeiten | Numéros de téléphone et horaires | 电话与营业时间 | 電話番号と営業時間 | Teléfonos y horarios | Telefones e horários | Telefonní čísla a otevírací doba | Telefonszámok és nyitvatartás | Numere de telefon și program | Telefónne čísla a otváracie hodiny',
  'order-parts':
    'By part number or photo | Mit Teilenummer oder Foto | Avec référence ou photo | 凭零件号或照片 | 部品番号または写真で | Con referencia o foto | Com código ou foto | Podle čísla dílu nebo fotografie | Cikkszám vagy fénykép alapján | După cod sau fotografie | Podľa čísla dielu alebo fotografie',
  'order-in-the-portal':
    'With stock and your prices | Mit Bestand und Ihren Preisen | Avec stock et vos prix | 显示库存与您的价格 | 在庫とお客様価格を表示 | Con existencias y sus precios | Com estoque e seus preços | Se stavem skladu a vašimi cenami | Készlettel és az Ön áraival | Cu stoc și prețurile dvs. | So stavom skladu a vašimi cenami',
  retrofit:
    'New control, sound frame | Neue Steuerung, bewährter Rahmen | Nouvelle commande, bâti conservé | 新控制系统,原有机架 | 制御を刷新、フレームは継続 | Control nuevo, bastidor probado | Novo controle, estrutura mantida | Nové řízení, osvědčený rám | Új vezérlés, bevált váz | Comandă nouă, cadru păstrat | Nové riadenie, osvedčený rám',
  'reserve-a-place':
    'At your plant or at ours | Bei Ihnen oder bei uns | Chez vous ou chez nous | 在贵厂或我厂 | 御社または弊社で | En su planta o en la nuestra | Na sua fábrica ou na nossa | U vás nebo u nás | Önöknél vagy nálunk | La dvs. sau la noi | U vás alebo u nás',
  commissioning:
    'Handed over after one full shift | Übergabe nach einer vollen Schicht | Remise après un poste complet | 满一班运行后交付 | 1シフト稼働後に引き渡し | Entrega tras un turno completo | Entrega após um turno completo | Předání po celé směně | Átadás egy teljes műszak után | Predare după un schimb complet | Odovzdanie po celej zmene',
  'application-laboratory':
    '500 measured samples of your wire | 500 gemessene Muster Ihrer Leitung | 500 échantillons mesurés de votre fil | 500 件实测样品 | お客様の電線で500個を試作・測定 | 500 muestras medidas de su cable | 500 amostras medidas do seu fio | 500 změřených vzorků z vašeho vodiče | 500 megmért minta az Ön vezetékéből | 500 de mostre măsurate din firul dvs. | 500 zmeraných vzoriek z vášho vodiča',
  'request-a-licence':
    'Moves with you, not with the machine | Gehört Ihnen, nicht der Maschine | Vous suit, pas la machine | 归您所有,不随设备 | 機械ではなくお客様に付与 | Es suya, no de la máquina | É sua, não da máquina | Patří vám, ne stroji | Öné, nem a gépé | Vă aparține, nu mașinii | Patrí vám, nie stroju',
  'wire-flow':
    'Orders and quality data | Aufträge und Qualitätsdaten | Ordres et données qualité | 订单与质量数据 | 受注と品質データ | Pedidos y datos de calidad | Ordens e dados de qualidade | Zakázky a data o kvalitě | Megbízások és minőségi adatok | Comenzi și date de calitate | Zákazky a údaje o kvalite',
  history:
    'From 1961 to today | Von 1961 bis heute | De 1961 à aujourd’hui | 从 1961 年至今 | 1961年から現在まで | De 1961 a hoy | De 1961 até hoje | Od roku 1961 dodnes | 1961-től máig | Din 1961 până azi | Od roku 1961 dodnes',
  quality:
    'How we measure ourselves | Wie wir uns messen | Comment nous nous mesurons | 我们如何衡量自己 | 自社の品質基準 | Cómo nos medimos | Como nos medimos | Jak se měříme | Hogyan mérjük magunkat | Cum ne măsurăm | Ako sa meriame',
  sustainability:
    'Energy, material, repair | Energie, Material, Reparatur | Énergie, matière, réparation | 能源、材料、维修 | エネルギー・材料・修理 | Energía, material, reparación | Energia, material, reparo | Energie, materiál, opravy | Energia, anyag, javítás | Energie, materiale, reparații | Energia, materiál, opravy',
  responsibility:
    'People and suppliers | Menschen und Lieferanten | Personnes et fournisseurs | 员工与供应商 | 人とサプライヤー | Personas y proveedores | Pessoas e fornecedores | Lidé a dodavatelé | Emberek és beszállítók | Oameni și furnizori | Ľudia a dodávatelia',
  'report-a-concern':
    'Also without your name | Auch ohne Ihren Namen | Aussi sans votre nom | 可匿名 | 匿名でも可 | También sin su nombre | Também sem o seu nome | I bez uvedení jména | Név nélkül is | Și fără nume | Aj bez uvedenia mena',
  apprenticeships:
    'Trades and start dates | Berufe und Termine | Métiers et dates | 工种与开课时间 | 職種と開始日 | Oficios y fechas | Ofícios e datas | Obory a termíny | Szakmák és időpontok | Meserii și date | Odbory a termíny',
  apply:
    'Also without an open position | Auch ohne offene Stelle | Aussi sans poste ouvert | 无空缺也可申请 | 募集がなくても応募可 | También sin vacante | Também sem vaga aberta | I bez volného místa | Nyitott állás nélkül is | Și fără post liber | Aj bez voľného miesta',
  'media-releases':
    'With feed and calendar | Mit Feed und Kalender | Avec flux et calendrier | 含订阅与日历 | フィードとカレンダー付き | Con feed y calendario | Com feed e calendário | S kanálem a kalendářem | Hírfolyammal és naptárral | Cu flux și calendar | S kanálom a kalendárom',
  events:
    'Trade fairs and demo days | Messen und Vorführtage | Salons et journées démo | 展会与演示日 | 展示会・実演会 | Ferias y demostraciones | Feiras e demonstrações | Veletrhy a ukázky | Vásárok és bemutatók | Târguri și demonstrații | Veľtrhy a ukážky',
  stories:
    'From plants and laboratories | Aus Werken und Labors | Des usines et des laboratoires | 来自工厂与实验室 | 工場とラボから | Desde plantas y laboratorios | De fábricas e laboratórios | Z provozů a laboratoří | Üzemekből és laborokból | Din fabrici și laboratoare | Z prevádzok a laboratórií',
  'news-feed':
    'Short and dated | Kurz und mit Datum | Bref et daté | 简短,附日期 | 短く日付付きで | Breve y con fecha | Curto e com data | Krátce a s datem | Röviden, dátummal | Scurt și cu dată | Krátko a s dátumom',
  share:
    'Price, dividend, distribution | Kurs, Dividende, Verteilung | Cours, dividende, répartition | 股价、股息、分布 | 株価・配当・分布 | Cotización, dividendo, reparto | Cotação, dividendo, distribuição | Kurz, dividenda, rozdělení | Árfolyam, osztalék, megoszlás | Curs, dividend, distribuție | Kurz, dividenda, rozdelenie',
  'key-figures':
    'Five years, with tables | Fünf Jahre, mit Tabellen | Cinq ans, avec tableaux | 五年数据表 | 5年分、表付き | Cinco años, con tablas | Cinco anos, com tabelas | Pět let, s tabulkami | Öt év, táblázatokkal | Cinci ani, cu tabele | Päť rokov, s tabuľkami',
  'financial-calendar':
    'As iCal, too | Auch als iCal | Aussi en iCal | 亦提供 iCal | iCal形式も | También como iCal | Também em iCal | I jako iCal | iCal formában is | Și ca iCal | Aj ako iCal',
  governance:
    'Boards and pay | Gremien und Vergütung | Organes et rémunération | 机构与薪酬 | 機関と報酬 | Órganos y retribución | Órgãos e remuneração | Orgány a odměny | Testületek és díjazás | Organe și remunerare | Orgány a odmeny',
  'annual-report':
    'To read and download | Zum Lesen und Herunterladen | À lire et à télécharger | 阅读与下载 | 閲覧・ダウンロード | Para leer y descargar | Para ler e baixar | Ke čtení a stažení | Olvasásra és letöltésre | De citit și descărcat | Na čítanie a stiahnutie',
})

/** Texts of the teasers beside the entries. */
export const teaserTexts = translationTable({
  new: 'New | Neu | Nouveau | 新品 | 新製品 | Nuevo | Novo | Novinka | Új | Nou | Novinka',
  'axion-56':
    'Crimps and seals both wire ends. Changeover in three minutes without tools. | Crimpt und dichtet beide Drahtenden. Umrüsten in drei Minuten ohne Werkzeug. | Sertit et étanche les deux extrémités. Changement de série en trois minutes sans outil. | 双端压接并加装密封件。三分钟免工具换型。 | 両端の圧着とシール挿入に対応。工具なしで3分で段取り替え。 | Crimpa y sella ambos extremos. Cambio en tres minutos sin herramientas. | Crimpa e veda as duas extremidades. Troca em três minutos sem ferramentas. | Krimpuje a těsní oba konce. Přestavba za tři minuty bez nářadí. | Mindkét véget krimpeli és tömíti. Átállás három perc alatt, szerszám nélkül. | Sertizează și etanșează ambele capete. Schimbare în trei minute, fără scule. | Krimpuje a tesní oba konce. Prestavba za tri minúty bez náradia.',
  'machine-has-stopped':
    'The machine has stopped? | Die Maschine steht? | La machine est à l’arrêt ? | 设备停机了? | 機械が止まったら | ¿La máquina se ha parado? | A máquina parou? | Stroj stojí? | Leállt a gép? | S-a oprit mașina? | Stroj stojí?',
  'head-office-line':
    'Service line of the head office in Wolhusen. All other numbers are under Locations. | Servicenummer des Hauptsitzes in Wolhusen. Alle anderen Nummern stehen unter Standorte. | Ligne de service du siège à Wolhusen. Les autres numéros figurent sous Sites. | Wolhusen 总部服务热线。其他电话见“网点”。 | ヴォルフーゼン本社のサービス窓口。他の番号は「拠点」をご覧ください。 | Línea de servicio de la sede en Wolhusen. Los demás números están en Sedes. | Linha de serviço da sede em Wolhusen. Os demais números estão em Unidades. | Servisní linka sídla ve Wolhusenu. Ostatní čísla najdete v Pobočkách. | A wolhuseni központ szervizvonala. A többi szám a Telephelyek alatt található. | Linia de service a sediului din Wolhusen. Celelalte numere sunt la Locații. | Servisná linka sídla vo Wolhusene. Ostatné čísla nájdete v Pobočkách.',
  'latest-news':
    'Latest news | Neueste Meldung | Dernière actualité | 最新消息 | 最新ニュース | Última noticia | Última notícia | Nejnovější zpráva | Legújabb hír | Ultima știre | Najnovšia správa',
  'timisoara-title':
    'Second assembly hall in Timișoara opened | Zweite Montagehalle in Timișoara eröffnet | Deuxième hall de montage ouvert à Timișoara | 蒂米什瓦拉第二装配车间启用 | ティミショアラに第二組立棟を開設 | Segunda nave de montaje en Timișoara | Segundo galpão de montagem em Timișoara | Druhá montážní hala v Temešváru otevřena | Megnyílt a második szerelőcsarnok Temesváron | A doua hală de asamblare la Timișoara | Druhá montážna hala v Temešvári otvorená',
  'timisoara-text':
    '11 November 2026. Room for 24 fully automatic lines, with its own solar power. | 11. November 2026. Platz für 24 vollautomatische Linien, mit eigenem Solarstrom. | 11 novembre 2026. Place pour 24 lignes automatiques, avec sa propre énergie solaire. | 2026 年 11 月 11 日。可容纳 24 条全自动生产线,自备太阳能。 | 2026年11月11日。全自動ライン24本を収容し、太陽光で自家発電。 | 11 de noviembre de 2026. Espacio para 24 líneas automáticas, con energía solar propia. | 11 de novembro de 2026. Espaço para 24 linhas automáticas, com energia solar própria. | 11. listopadu 2026. Místo pro 24 automatických linek, s vlastní solární energií. | 2026. november 11. Hely 24 automata sornak, saját napenergiával. | 11 noiembrie 2026. Loc pentru 24 de linii automate, cu energie solară proprie. | 11. novembra 2026. Miesto pre 24 automatických liniek, s vlastnou solárnou energiou.',
})

import { translationTable } from '../translations.ts'

/** Names of processing capabilities: en | de | fr | zh | ja | es | pt | cs | hu | ro | sk. */
export const capabilityNames = translationTable({
  cutting: 'Cutting | Schneiden | Coupe | 裁切 | 切断 | Corte | Corte | Řezání | Vágás | Tăiere | Rezanie',
  stripping:
    'Stripping | Abisolieren | Dénudage | 剥皮 | 皮むき | Pelado | Decapagem | Odizolování | Csupaszolás | Dezizolare | Odizolovanie',
  crimping:
    'Crimping | Crimpen | Sertissage | 压接 | 圧着 | Crimpado | Crimpagem | Krimpování | Krimpelés | Sertizare | Krimpovanie',
  sealing:
    'Seal loading | Tüllenbestückung | Pose de joints | 防水栓安装 | 防水栓挿入 | Colocación de sellos | Colocação de selos | Osazování těsnění | Tömítésfelhelyezés | Montarea garniturilor | Osádzanie tesnení',
  twisting:
    'Twisting | Verdrillen | Torsadage | 绞合 | ツイスト | Trenzado | Torção | Kroucení | Sodrás | Torsadare | Skrúcanie',
  'inkjet-marking':
    'Inkjet marking | Inkjet-Beschriftung | Marquage jet d’encre | 喷墨标识 | インクジェット印字 | Marcado por inyección de tinta | Marcação a jato de tinta | Inkoustové značení | Tintasugaras jelölés | Marcare cu jet de cerneală | Atramentové značenie',
  'laser-marking':
    'Laser marking | Laserbeschriftung | Marquage laser | 激光标识 | レーザー印字 | Marcado láser | Marcação a laser | Laserové značení | Lézeres jelölés | Marcare cu laser | Laserové značenie',
  tinning:
    'Tinning | Verzinnen | Étamage | 浸锡 | はんだ付け | Estañado | Estanhagem | Cínování | Ónozás | Cositorire | Cínovanie',
  splicing:
    'Splicing | Spleißen | Épissurage | 线束接合 | スプライス | Empalme | Emenda | Spojování vodičů | Vezetékkötés | Îmbinare | Spájanie vodičov',
  'ultrasonic-welding':
    'Ultrasonic welding | Ultraschallschweißen | Soudage par ultrasons | 超声波焊接 | 超音波溶接 | Soldadura por ultrasonidos | Soldagem por ultrassom | Ultrazvukové svařování | Ultrahangos hegesztés | Sudare cu ultrasunete | Ultrazvukové zváranie',
  taping:
    'Taping | Bandagieren | Rubanage | 缠胶带 | テープ巻き | Encintado | Aplicação de fita | Ovíjení páskou | Szalagozás | Bandajare | Ovíjanie páskou',
  'tube-cutting':
    'Tube cutting | Schlauchschneiden | Coupe de tubes | 管材切割 | チューブ切断 | Corte de tubos | Corte de tubos | Řezání hadic | Csővágás | Tăierea tuburilor | Rezanie hadíc',
  'coax-stripping':
    'Coaxial stripping | Koaxial-Abisolieren | Dénudage coaxial | 同轴剥皮 | 同軸皮むき | Pelado coaxial | Decapagem coaxial | Odizolování koaxiálních kabelů | Koaxiális csupaszolás | Dezizolare coaxială | Odizolovanie koaxiálnych káblov',
  'shield-processing':
    'Shield processing | Schirmbearbeitung | Traitement du blindage | 屏蔽层处理 | シールド処理 | Tratamiento de la malla | Processamento da malha | Zpracování stínění | Árnyékolás megmunkálása | Prelucrarea ecranajului | Spracovanie tienenia',
  'force-monitoring':
    'Crimp force monitoring | Crimpkraftüberwachung | Contrôle de l’effort de sertissage | 压接力监控 | 圧着力監視 | Control de la fuerza de crimpado | Monitoramento da força de crimpagem | Sledování krimpovací síly | Krimpelőerő-felügyelet | Monitorizarea forței de sertizare | Sledovanie krimpovacej sily',
  'section-analysis':
    'Cross-section analysis | Schliffbildanalyse | Analyse micrographique | 剖面分析 | 断面解析 | Análisis de microsección | Análise de microsseção | Analýza výbrusu | Csiszolatelemzés | Analiza microsecțiunii | Analýza výbrusu',
  'electrical-testing':
    'Electrical testing | Elektrische Prüfung | Test électrique | 电气测试 | 電気検査 | Prueba eléctrica | Teste elétrico | Elektrické testování | Villamos vizsgálat | Testare electrică | Elektrické testovanie',
  'pull-testing':
    'Pull testing | Auszugsprüfung | Essai de traction | 拉力测试 | 引張試験 | Prueba de tracción | Teste de tração | Zkouška tahem | Húzóvizsgálat | Încercare la tracțiune | Skúška ťahom',
  bundling:
    'Bundling | Bündeln | Mise en faisceau | 捆扎 | 結束 | Agrupado | Agrupamento | Svazkování | Kötegelés | Legarea în fascicule | Zväzkovanie',
  feeding:
    'Wire feeding | Drahtzuführung | Alimentation en fil | 送线 | 電線供給 | Alimentación de cable | Alimentação de fio | Podávání vodiče | Vezetékadagolás | Alimentarea cu fir | Podávanie vodiča',
})

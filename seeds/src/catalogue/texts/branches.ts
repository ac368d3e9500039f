import { translationTable } from '../translations.ts'

/** Names of the branches below a family: en | de | fr | zh | ja | es | pt | cs | hu | ro | sk. */
export const branchNames = translationTable({
  'single-end-lines':
    'Compact lines | Kompaktlinien | Lignes compactes | 紧凑型生产线 | コンパクトライン | Líneas compactas | Linhas compactas | Kompaktní linky | Kompakt sorok | Linii compacte | Kompaktné linky',
  'double-end-lines':
    'Lines for both wire ends | Linien für beide Drahtenden | Lignes pour deux extrémités | 双端加工生产线 | 両端加工ライン | Líneas para ambos extremos | Linhas para as duas extremidades | Linky pro oba konce vodiče | Kétvéges sorok | Linii pentru ambele capete | Linky pre oba konce vodiča',
  'bench-presses':
    'Bench presses | Tischpressen | Presses d’établi | 台式压接机 | 卓上プレス | Prensas de banco | Prensas de bancada | Stolní lisy | Asztali prések | Prese de banc | Stolové lisy',
  'heavy-presses':
    'Presses for large cross-sections | Pressen für große Querschnitte | Presses pour grandes sections | 大截面压接机 | 太物用プレス | Prensas para grandes secciones | Prensas para grandes seções | Lisy pro velké průřezy | Prések nagy keresztmetszethez | Prese pentru secțiuni mari | Lisy pre veľké prierezy',
  'wire-cut-and-strip':
    'For wires | Für Einzeldrähte | Pour fils | 适用于导线 | 電線用 | Para hilos | Para fios | Pro vodiče | Vezetékekhez | Pentru fire | Pre vodiče',
  'cable-cut-and-strip':
    'For cables | Für Kabel | Pour câbles | 适用于电缆 | ケーブル用 | Para cables | Para cabos | Pro kabely | Kábelekhez | Pentru cabluri | Pre káble',
  'micro-coax':
    'Micro-coaxial | Mikrokoax | Micro-coaxial | 极细同轴 | 極細同軸 | Microcoaxial | Microcoaxial | Mikrokoaxiální | Mikrokoaxiális | Microcoaxial | Mikrokoaxiálne',
  'standard-coax':
    'Coaxial and triaxial | Koax und Triax | Coaxial et triaxial | 同轴与三轴 | 同軸・三重同軸 | Coaxial y triaxial | Coaxial e triaxial | Koaxiální a triaxiální | Koaxiális és triaxiális | Coaxial și triaxial | Koaxiálne a triaxiálne',
  'co2-laser':
    'With CO₂ laser | Mit CO₂-Laser | À laser CO₂ | CO₂ 激光 | CO₂レーザー | Con láser de CO₂ | Com laser de CO₂ | S CO₂ laserem | CO₂-lézerrel | Cu laser CO₂ | S CO₂ laserom',
  'fibre-laser':
    'With fibre laser | Mit Faserlaser | À laser à fibre | 光纤激光 | ファイバーレーザー | Con láser de fibra | Com laser de fibra | S vláknovým laserem | Szálas lézerrel | Cu laser cu fibră | S vláknovým laserom',
  'manual-twisting':
    'With manual loading | Mit Handbeladung | À chargement manuel | 手动上料 | 手動投入式 | Con carga manual | Com carga manual | S ručním vkládáním | Kézi betöltéssel | Cu încărcare manuală | S ručným vkladaním',
  'automatic-twisting':
    'With automatic loading | Mit automatischer Beladung | À chargement automatique | 自动上料 | 自動投入式 | Con carga automática | Com carga automática | S automatickým vkládáním | Automatikus betöltéssel | Cu încărcare automată | S automatickým vkladaním',
  'inkjet-markers':
    'Inkjet markers | Inkjet-Beschrifter | Marqueurs à jet d’encre | 喷墨打标机 | インクジェット印字機 | Marcadoras de inyección de tinta | Marcadoras a jato de tinta | Inkoustové značiče | Tintasugaras jelölők | Marcatoare cu jet de cerneală | Atramentové značiče',
  'laser-markers':
    'Laser markers | Laserbeschrifter | Marqueurs laser | 激光打标机 | レーザー印字機 | Marcadoras láser | Marcadoras a laser | Laserové značiče | Lézeres jelölők | Marcatoare cu laser | Laserové značiče',
  'wire-prefeeders':
    'For spools | Für Spulen | Pour bobines | 适用于线盘 | リール用 | Para bobinas | Para bobinas | Pro cívky | Dobokhoz | Pentru bobine | Pre cievky',
  'drum-prefeeders':
    'For drums | Für Trommeln | Pour tourets | 适用于线桶 | ドラム用 | Para tambores | Para tambores | Pro bubny | Kábeldobokhoz | Pentru tamburi | Pre bubny',
  'sleeve-cutters':
    'For sleeves and heat-shrink tube | Für Schläuche und Schrumpfschläuche | Pour gaines et tubes thermorétractables | 适用于套管和热缩管 | スリーブ・熱収縮チューブ用 | Para fundas y termorretráctiles | Para luvas e termorretráteis | Pro hadice a smršťovací bužírky | Tömlőkhöz és zsugorcsövekhez | Pentru manșoane și tuburi termocontractibile | Pre hadice a zmršťovacie bužírky',
  'conduit-cutters':
    'For corrugated conduit | Für Wellrohre | Pour conduits annelés | 适用于波纹管 | コルゲート管用 | Para tubo corrugado | Para conduíte corrugado | Pro vlnité chráničky | Gégecsövekhez | Pentru tuburi riflate | Pre vlnité chráničky',
  'low-voltage-testers':
    'Low-voltage testers | Niederspannungsprüfer | Testeurs basse tension | 低压测试仪 | 低電圧検査機 | Comprobadores de baja tensión | Testadores de baixa tensão | Nízkonapěťové testery | Kisfeszültségű vizsgálók | Testere de joasă tensiune | Nízkonapäťové testery',
  'high-voltage-testers':
    'High-voltage testers | Hochspannungsprüfer | Testeurs haute tension | 高压测试仪 | 高電圧検査機 | Comprobadores de alta tensión | Testadores de alta tensão | Vysokonapěťové testery | Nagyfeszültségű vizsgálók | Testere de înaltă tensiune | Vysokonapäťové testery',
  microscopes:
    'Microscopes | Mikroskope | Microscopes | 显微镜 | 顕微鏡 | Microscopios | Microscópios | Mikroskopy | Mikroszkópok | Microscoape | Mikroskopy',
  laboratories:
    'Complete laboratories | Komplette Labors | Laboratoires complets | 成套实验室设备 | 一式ラボ | Laboratorios completos | Laboratórios completos | Kompletní laboratoře | Teljes laboratóriumok | Laboratoare complete | Kompletné laboratóriá',
  'single-workstations':
    'Single workplaces | Einzelplätze | Postes individuels | 单人工作台 | 個別作業台 | Puestos individuales | Postos individuais | Jednotlivá pracoviště | Egyéni munkahelyek | Posturi individuale | Jednotlivé pracoviská',
  'assembly-boards':
    'Assembly boards | Formbretter | Planches de montage | 装配板 | 布線板 | Tableros de montaje | Mesas de montagem | Montážní desky | Szerelőtáblák | Planșe de asamblare | Montážne dosky',
})

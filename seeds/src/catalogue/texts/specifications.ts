import { translationTable } from '../translations.ts'

/**
 * Labels of technical data in their order; the first ones that a family has are its key facts:
 * en | de | fr | zh | ja | es | pt | cs | hu | ro | sk.
 */
export const specificationNames = translationTable({
  'cross-section':
    'Wire cross-section | Leiterquerschnitt | Section de fil | 导线截面积 | 電線断面積 | Sección del cable | Seção do fio | Průřez vodiče | Vezeték-keresztmetszet | Secțiunea firului | Prierez vodiča',
  'outer-diameter':
    'Outer diameter of the cable | Außendurchmesser des Kabels | Diamètre extérieur du câble | 电缆外径 | ケーブル外径 | Diámetro exterior del cable | Diâmetro externo do cabo | Vnější průměr kabelu | Kábel külső átmérője | Diametrul exterior al cablului | Vonkajší priemer kábla',
  'tube-diameter':
    'Tube diameter | Schlauchdurchmesser | Diamètre du tube | 管径 | チューブ径 | Diámetro del tubo | Diâmetro do tubo | Průměr hadice | Csőátmérő | Diametrul tubului | Priemer hadice',
  output:
    'Output | Ausbringung | Cadence | 产量 | 生産能力 | Producción | Produção | Výkon | Teljesítmény | Productivitate | Výkon',
  'crimp-force':
    'Crimping force | Crimpkraft | Force de sertissage | 压接力 | 圧着力 | Fuerza de crimpado | Força de crimpagem | Krimpovací síla | Krimpelőerő | Forța de sertizare | Krimpovacia sila',
  'laser-power':
    'Laser power | Laserleistung | Puissance laser | 激光功率 | レーザー出力 | Potencia del láser | Potência do laser | Výkon laseru | Lézerteljesítmény | Puterea laserului | Výkon lasera',
  'lay-length':
    'Lay length | Schlaglänge | Pas de torsade | 绞距 | 撚りピッチ | Paso de trenzado | Passo de torção | Délka zkrutu | Sodrathossz | Pasul de torsadare | Dĺžka skrutu',
  'twisting-speed':
    'Twisting speed | Verdrilldrehzahl | Vitesse de torsadage | 绞合转速 | 撚り回転数 | Velocidad de trenzado | Velocidade de torção | Otáčky kroucení | Sodrási fordulatszám | Turația de torsadare | Otáčky skrúcania',
  'test-points':
    'Test points | Prüfpunkte | Points de test | 测试点数 | 検査点数 | Puntos de prueba | Pontos de teste | Testovací body | Vizsgálati pontok | Puncte de testare | Testovacie body',
  'test-voltage':
    'Test voltage | Prüfspannung | Tension de test | 测试电压 | 検査電圧 | Tensión de prueba | Tensão de teste | Zkušební napětí | Vizsgálófeszültség | Tensiune de testare | Skúšobné napätie',
  resolution:
    'Resolution | Auflösung | Résolution | 分辨率 | 分解能 | Resolución | Resolução | Rozlišení | Felbontás | Rezoluție | Rozlíšenie',
  'field-of-view':
    'Field of view | Sichtfeld | Champ de vision | 视场 | 視野 | Campo de visión | Campo de visão | Zorné pole | Látómező | Câmp vizual | Zorné pole',
  'print-height':
    'Print height | Schrifthöhe | Hauteur d’impression | 打印高度 | 印字高さ | Altura de impresión | Altura de impressão | Výška tisku | Nyomtatási magasság | Înălțimea tipăririi | Výška tlače',
  'spool-weight':
    'Spool weight | Spulengewicht | Poids de la bobine | 线盘重量 | リール重量 | Peso de la bobina | Peso da bobina | Hmotnost cívky | Dobtömeg | Greutatea bobinei | Hmotnosť cievky',
  repeatability:
    'Repeat accuracy | Wiederholgenauigkeit | Répétabilité | 重复精度 | 繰返し精度 | Repetibilidad | Repetibilidade | Opakovaná přesnost | Ismétlési pontosság | Repetabilitate | Opakovaná presnosť',
  'table-width':
    'Table width | Tischbreite | Largeur de la table | 台面宽度 | テーブル幅 | Anchura de la mesa | Largura da mesa | Šířka stolu | Asztalszélesség | Lățimea mesei | Šírka stola',
  'changeover-time':
    'Changeover time | Umrüstzeit | Temps de changement | 换型时间 | 段取り時間 | Tiempo de cambio | Tempo de troca | Doba přestavení | Átállási idő | Timp de schimbare | Čas prestavenia',
  stations:
    'Stations | Stationen | Stations | 工位数 | ステーション数 | Estaciones | Estações | Stanice | Állomások | Stații | Stanice',
  'wire-length':
    'Wire length | Leitungslänge | Longueur de fil | 导线长度 | 電線長さ | Longitud del cable | Comprimento do fio | Délka vodiče | Vezetékhossz | Lungimea firului | Dĺžka vodiča',
  'strip-length':
    'Stripping length | Abisolierlänge | Longueur de dénudage | 剥皮长度 | 皮むき長さ | Longitud de pelado | Comprimento de decapagem | Délka odizolování | Csupaszolási hossz | Lungimea de dezizolare | Dĺžka odizolovania',
  stroke: 'Stroke | Hub | Course | 行程 | ストローク | Carrera | Curso | Zdvih | Löket | Cursă | Zdvih',
  'feed-speed':
    'Feed speed | Vorschubgeschwindigkeit | Vitesse d’avance | 送线速度 | 送り速度 | Velocidad de avance | Velocidade de avanço | Rychlost posuvu | Előtolási sebesség | Viteza de avans | Rýchlosť posuvu',
  insulation:
    'Insulation materials | Isolationsmaterialien | Matériaux isolants | 绝缘材料 | 絶縁材料 | Materiales aislantes | Materiais isolantes | Izolační materiály | Szigetelőanyagok | Materiale izolante | Izolačné materiály',
  drive:
    'Drive | Antrieb | Entraînement | 驱动方式 | 駆動方式 | Accionamiento | Acionamento | Pohon | Hajtás | Acționare | Pohon',
  'compressed-air':
    'Compressed air | Druckluft | Air comprimé | 压缩空气 | 圧縮空気 | Aire comprimido | Ar comprimido | Stlačený vzduch | Sűrített levegő | Aer comprimat | Stlačený vzduch',
  supply:
    'Power supply | Stromversorgung | Alimentation électrique | 电源 | 電源 | Alimentación eléctrica | Alimentação elétrica | Napájení | Tápellátás | Alimentare electrică | Napájanie',
  power:
    'Power consumption | Leistungsaufnahme | Puissance absorbée | 功率 | 消費電力 | Consumo de potencia | Consumo de potência | Příkon | Teljesítményfelvétel | Putere absorbită | Príkon',
  noise:
    'Noise level | Geräuschpegel | Niveau sonore | 噪声 | 騒音レベル | Nivel de ruido | Nível de ruído | Hladina hluku | Zajszint | Nivel de zgomot | Hladina hluku',
  width: 'Width | Breite | Largeur | 宽度 | 幅 | Anchura | Largura | Šířka | Szélesség | Lățime | Šírka',
  depth: 'Depth | Tiefe | Profondeur | 深度 | 奥行 | Profundidad | Profundidade | Hloubka | Mélység | Adâncime | Hĺbka',
  height: 'Height | Höhe | Hauteur | 高度 | 高さ | Altura | Altura | Výška | Magasság | Înălțime | Výška',
  weight: 'Weight | Gewicht | Poids | 重量 | 質量 | Peso | Peso | Hmotnost | Tömeg | Greutate | Hmotnosť',
})

const same = (text: string) => Array.from({ length: 11 }, () => text).join(' | ')

/** Labels of choice values. Abbreviations of plastics are the same in every language. */
export const insulationNames = translationTable({
  pvc: same('PVC'),
  pe: same('PE'),
  xlpe: same('XLPE'),
  pur: same('PUR'),
  ptfe: same('PTFE'),
  fep: same('FEP'),
  silicone:
    'Silicone | Silikon | Silicone | 硅胶 | シリコーン | Silicona | Silicone | Silikon | Szilikon | Silicon | Silikón',
  rubber: 'Rubber | Gummi | Caoutchouc | 橡胶 | ゴム | Caucho | Borracha | Pryž | Gumi | Cauciuc | Guma',
  polyimide:
    'Polyimide | Polyimid | Polyimide | 聚酰亚胺 | ポリイミド | Poliimida | Poliimida | Polyimid | Poliimid | Poliimidă | Polyimid',
  'glass-fibre':
    'Glass fibre | Glasfaser | Fibre de verre | 玻璃纤维 | ガラス繊維 | Fibra de vidrio | Fibra de vidro | Skelné vlákno | Üvegszál | Fibră de sticlă | Sklené vlákno',
})

export const driveNames = translationTable({
  servo:
    'Servo motor | Servomotor | Servomoteur | 伺服电机 | サーボモーター | Servomotor | Servomotor | Servomotor | Szervomotor | Servomotor | Servomotor',
  electric:
    'Electric motor | Elektromotor | Moteur électrique | 电动机 | 電動モーター | Motor eléctrico | Motor elétrico | Elektromotor | Villanymotor | Motor electric | Elektromotor',
  pneumatic:
    'Pneumatic | Pneumatisch | Pneumatique | 气动 | 空圧 | Neumático | Pneumático | Pneumatický | Pneumatikus | Pneumatic | Pneumatický',
})

export const supplyNames = translationTable({
  'one-phase': same('1 × 230 V, 50/60 Hz'),
  'three-phase': same('3 × 400 V, 50/60 Hz'),
})

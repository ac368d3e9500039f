import type { Language } from '@ferrule/domain/locales/language'
import { smallCharts } from '../blocks/figures.ts'
import type { SeedBlockOf } from '../seed-block.ts'

const years = [2022, 2023, 2024, 2025]

/** The measured years of the targets, in the order of the texts. The page about sustainability has the same values. */
export const sustainabilityValues = [
  [4.1, 3.8, 3.5, 3.2],
  [11, 19, 27, 34],
  [62, 79, 97, 118],
  [1.9, 1.7, 1.6, 1.4],
] as const

const kinds = ['bar', 'line', 'bar', 'line'] as const

/** The summary contains the first value as {a} and the last one as {b}. */
type ChartText = [title: string, unit: string, summary: string]

type SustainabilityTexts = {
  heading: string
  note: string
  link: string
  footnote: string
  year: string
  charts: [ChartText, ChartText, ChartText, ChartText]
}

const texts: Record<Language, SustainabilityTexts> = {
  en: {
    heading: 'Sustainability in figures',
    note: 'Three targets with dates, measured every year, and the machines that we take back.',
    link: 'All targets',
    footnote: 'Demo data, invented.',
    year: 'Year',
    charts: [
      ['Power per assembled line', 'MWh', 'The power to assemble a line fell from {a} to {b} MWh in three years.'],
      [
        'Own solar power',
        'Percent of use',
        'The share of our own solar power rose from {a} to {b} percent in three years.',
      ],
      [
        'Machines overhauled',
        'Machines a year',
        'We overhauled {b} machines in 2025 instead of scrapping them, {a} three years before.',
      ],
      [
        'Copper scrap at customers',
        'Percent of wire',
        'Copper scrap at customers fell from {a} to {b} percent of the wire in three years.',
      ],
    ],
  },
  de: {
    heading: 'Nachhaltigkeit in Zahlen',
    note: 'Drei Ziele mit Jahreszahl, jedes Jahr gemessen, und die Maschinen, die wir zurücknehmen.',
    link: 'Alle Ziele',
    footnote: 'Demodaten, erfunden.',
    year: 'Jahr',
    charts: [
      [
        'Strom je montierter Linie',
        'MWh',
        'Der Strom für die Montage einer Linie sank in drei Jahren von {a} auf {b} MWh.',
      ],
      [
        'Eigener Solarstrom',
        'Prozent des Verbrauchs',
        'Der Anteil des eigenen Solarstroms stieg in drei Jahren von {a} auf {b} Prozent.',
      ],
      [
        'Überholte Maschinen',
        'Maschinen pro Jahr',
        'Im Jahr 2025 haben wir {b} Maschinen überholt statt verschrottet, drei Jahre zuvor {a}.',
      ],
      [
        'Kupferausschuss bei Kunden',
        'Prozent des Drahts',
        'Der Kupferausschuss bei Kunden sank in drei Jahren von {a} auf {b} Prozent des Drahts.',
      ],
    ],
  },
  fr: {
    heading: 'Le développement durable en chiffres',
    note: 'Trois objectifs datés, mesurés chaque année, et les machines que nous reprenons.',
    link: 'Tous les objectifs',
    footnote: 'Données de démonstration, inventées.',
    year: 'Année',
    charts: [
      [
        'Électricité par ligne montée',
        'MWh',
        'L’électricité pour monter une ligne est passée de {a} à {b} MWh en trois ans.',
      ],
      [
        'Électricité solaire propre',
        'Pour cent de la consommation',
        'La part de notre propre électricité solaire est passée de {a} à {b} pour cent en trois ans.',
      ],
      [
        'Machines révisées',
        'Machines par an',
        'En 2025, nous avons révisé {b} machines au lieu de les mettre au rebut, contre {a} trois ans plus tôt.',
      ],
      [
        'Rebuts de cuivre chez les clients',
        'Pour cent du fil',
        'Les rebuts de cuivre chez les clients sont passés de {a} à {b} pour cent du fil en trois ans.',
      ],
    ],
  },
  es: {
    heading: 'La sostenibilidad en cifras',
    note: 'Tres objetivos con fecha, medidos cada año, y las máquinas que recuperamos.',
    link: 'Todos los objetivos',
    footnote: 'Datos de demostración, inventados.',
    year: 'Año',
    charts: [
      [
        'Electricidad por línea montada',
        'MWh',
        'La electricidad para montar una línea bajó de {a} a {b} MWh en tres años.',
      ],
      [
        'Energía solar propia',
        'Por ciento del consumo',
        'La cuota de energía solar propia subió del {a} al {b} por ciento en tres años.',
      ],
      [
        'Máquinas reacondicionadas',
        'Máquinas al año',
        'En 2025 reacondicionamos {b} máquinas en lugar de desecharlas; tres años antes, {a}.',
      ],
      [
        'Desperdicio de cobre en los clientes',
        'Por ciento del cable',
        'El desperdicio de cobre en los clientes bajó del {a} al {b} por ciento del cable en tres años.',
      ],
    ],
  },
  pt: {
    heading: 'Sustentabilidade em números',
    note: 'Três metas com data, medidas todos os anos, e as máquinas que recebemos de volta.',
    link: 'Todas as metas',
    footnote: 'Dados de demonstração, inventados.',
    year: 'Ano',
    charts: [
      ['Energia por linha montada', 'MWh', 'A energia para montar uma linha caiu de {a} para {b} MWh em três anos.'],
      [
        'Energia solar própria',
        'Por cento do consumo',
        'A parcela de energia solar própria subiu de {a} para {b} por cento em três anos.',
      ],
      [
        'Máquinas recondicionadas',
        'Máquinas por ano',
        'Em 2025 recondicionamos {b} máquinas em vez de descartá-las; três anos antes, {a}.',
      ],
      [
        'Refugo de cobre nos clientes',
        'Por cento do fio',
        'O refugo de cobre nos clientes caiu de {a} para {b} por cento do fio em três anos.',
      ],
    ],
  },
  cs: {
    heading: 'Udržitelnost v číslech',
    note: 'Tři cíle s termínem, měřené každý rok, a stroje, které bereme zpět.',
    link: 'Všechny cíle',
    footnote: 'Ukázkové údaje, smyšlené.',
    year: 'Rok',
    charts: [
      ['Elektřina na smontovanou linku', 'MWh', 'Elektřina na montáž jedné linky klesla za tři roky z {a} na {b} MWh.'],
      [
        'Vlastní solární elektřina',
        'Procento spotřeby',
        'Podíl vlastní solární elektřiny vzrostl za tři roky z {a} na {b} procent.',
      ],
      [
        'Repasované stroje',
        'Strojů za rok',
        'V roce 2025 jsme místo sešrotování repasovali {b} strojů, o tři roky dříve {a}.',
      ],
      [
        'Měděný odpad u zákazníků',
        'Procento vodiče',
        'Měděný odpad u zákazníků klesl za tři roky z {a} na {b} procenta vodiče.',
      ],
    ],
  },
  sk: {
    heading: 'Udržateľnosť v číslach',
    note: 'Tri ciele s termínom, merané každý rok, a stroje, ktoré berieme späť.',
    link: 'Všetky ciele',
    footnote: 'Ukážkové údaje, vymyslené.',
    year: 'Rok',
    charts: [
      [
        'Elektrina na zmontovanú linku',
        'MWh',
        'Elektrina na montáž jednej linky klesla za tri roky zo {a} na {b} MWh.',
      ],
      [
        'Vlastná solárna elektrina',
        'Percento spotreby',
        'Podiel vlastnej solárnej elektriny vzrástol za tri roky z {a} na {b} percent.',
      ],
      [
        'Repasované stroje',
        'Strojov za rok',
        'V roku 2025 sme namiesto zošrotovania repasovali {b} strojov, o tri roky skôr {a}.',
      ],
      [
        'Medený odpad u zákazníkov',
        'Percento vodiča',
        'Medený odpad u zákazníkov klesol za tri roky z {a} na {b} percenta vodiča.',
      ],
    ],
  },
  hu: {
    heading: 'Fenntarthatóság számokban',
    note: 'Három határidős cél, amelyet minden évben megmérünk, és a gépek, amelyeket visszaveszünk.',
    link: 'Minden cél',
    footnote: 'Kitalált bemutató adatok.',
    year: 'Év',
    charts: [
      [
        'Áram összeszerelt soronként',
        'MWh',
        'Egy sor összeszerelésének áramigénye három év alatt {a}-ről {b} MWh-ra csökkent.',
      ],
      [
        'Saját napenergia',
        'A fogyasztás százaléka',
        'A saját napenergia aránya három év alatt {a} százalékról {b} százalékra nőtt.',
      ],
      [
        'Felújított gépek',
        'Gép évente',
        '2025-ben {b} gépet újítottunk fel selejtezés helyett, három évvel korábban {a} gépet.',
      ],
      [
        'Rézhulladék az ügyfeleknél',
        'A vezeték százaléka',
        'Az ügyfelek rézhulladéka három év alatt {a} százalékról {b} százalékra csökkent.',
      ],
    ],
  },
  ro: {
    heading: 'Sustenabilitatea în cifre',
    note: 'Trei obiective cu termen, măsurate în fiecare an, și mașinile pe care le luăm înapoi.',
    link: 'Toate obiectivele',
    footnote: 'Date demonstrative, inventate.',
    year: 'An',
    charts: [
      [
        'Energie pe linie asamblată',
        'MWh',
        'Energia pentru asamblarea unei linii a scăzut de la {a} la {b} MWh în trei ani.',
      ],
      [
        'Energie solară proprie',
        'Procente din consum',
        'Ponderea energiei solare proprii a crescut de la {a} la {b} la sută în trei ani.',
      ],
      [
        'Mașini recondiționate',
        'Mașini pe an',
        'În 2025 am recondiționat {b} de mașini în loc să le casăm, cu trei ani înainte {a}.',
      ],
      [
        'Rebut de cupru la clienți',
        'Procente din fir',
        'Rebutul de cupru la clienți a scăzut de la {a} la {b} la sută din fir în trei ani.',
      ],
    ],
  },
  ja: {
    heading: '数字で見るサステナビリティ',
    note: '期限を定めた3つの目標を毎年測定し、機械の引き取りも進めています。',
    link: 'すべての目標',
    footnote: 'デモ用の架空のデータです。',
    year: '年',
    charts: [
      ['ライン1台の組立に使う電力', 'MWh', 'ライン1台の組立に使う電力は、3年間で{a}から{b} MWhに減りました。'],
      [
        '自家太陽光発電',
        '使用量に占める割合（%）',
        '自家太陽光発電の割合は、3年間で{a}から{b}パーセントに増えました。',
      ],
      ['オーバーホールした機械', '年間の台数', '2025年は{b}台を廃棄せずにオーバーホールしました。3年前は{a}台でした。'],
      [
        'お客様での銅スクラップ',
        '電線に占める割合（%）',
        'お客様での銅スクラップは、3年間で電線の{a}から{b}パーセントに減りました。',
      ],
    ],
  },
  zh: {
    heading: '可持续发展数据',
    note: '三个有期限的目标，每年测量，并回收旧设备。',
    link: '全部目标',
    footnote: '演示数据，纯属虚构。',
    year: '年份',
    charts: [
      ['每条生产线的装配用电', 'MWh', '三年内，装配一条生产线的用电从 {a} 降至 {b} MWh。'],
      ['自有太阳能发电', '占用电量的百分比', '三年内，自有太阳能发电占比从 {a}% 升至 {b}%。'],
      ['翻新的设备', '每年台数', '2025 年我们翻新了 {b} 台设备而没有报废，三年前为 {a} 台。'],
      ['客户处的铜废料', '占导线的百分比', '三年内，客户处的铜废料占导线的比例从 {a}% 降至 {b}%。'],
    ],
  },
}

const decimalComma: readonly Language[] = ['fr', 'es', 'pt', 'cs', 'hu', 'ro', 'sk']

export function sustainabilityFigures(language: Language): SeedBlockOf<'chart-grid'> {
  const { heading, note, link, footnote, year, charts } = texts[language]
  const write = (value = 0) => String(value).replace('.', decimalComma.includes(language) ? ',' : '.')
  return smallCharts(
    { heading, note, link: [link, '/company/sustainability'], footnote },
    ...charts.map(([title, unit, summary], position) => {
      const values = sustainabilityValues[position] ?? []
      return {
        title,
        kind: kinds[position] ?? 'bar',
        summary: summary.replace('{a}', write(values[0])).replace('{b}', write(values.at(-1))),
        lines: [`${year}|${unit}`, ...years.map((one, row) => `${one}|${write(values[row])}`)],
      }
    }),
  )
}

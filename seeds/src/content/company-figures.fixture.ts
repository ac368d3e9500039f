type CompanyFigure = { subject: string; value: number; patterns: RegExp; atLeast: number }

const number = String.raw`\d{1,3}(?:[\s’.,]\d{3})+|\d+`

/** Finds a number in front of one of these words of any language; a word may be several, separated by |. */
function before(...words: string[]): RegExp {
  return new RegExp(`(?:${number})(?:\\s|の|か|de )*(?:${words.join('|')})`, 'gu')
}

/** Figures about the company that stand on several pages, with the words that follow them in the languages. */
export const companyFigures: CompanyFigure[] = [
  {
    subject: 'locations',
    value: 24,
    atLeast: 35,
    patterns: before(
      'Locations$|Standorte$|Sites$|Sedes$|Unidades$|Pobočky$|Telephely$|Locații$|拠点$',
      '网点$|places with people|Orte mit|míst s lidmi|miest s ľuďmi|hely emberekkel',
      'locuri cu oameni|か?所$|个有人员',
      '[Ll]ocations[.]?$|Standorten?[.]?$|sites[.]?$|sedes[.]?$|unidades[.]?$|míst(?:ech)?[.]?$|miest(?:ach)?[.]?$',
      'telephely(?:en)?[.]?$|locații[.]?$|拠点(?:$|で)|个基地',
    ),
  },
  {
    subject: 'employees',
    value: 1604,
    atLeast: 22,
    patterns: before(
      'People$|Mitarbeitende$|Collaborateurs$|Empleados$|Colaboradores$|Zaměstnanci$',
      'Munkatárs$|Angajați$|Zamestnanci$|従業員$|员工$|people who process|Menschen, die',
      'personnes dont|personas cuyo|pessoas que vivem|lidí, kteří se|ember, aki vez|oameni care tr',
      'ľudí, ktorí sa|人。|名以',
    ),
  },
  {
    subject: 'service engineers',
    value: 412,
    atLeast: 22,
    patterns: before(
      'engineers in|Fachleute in|techniciens dans|técnicos e[mn]|odborníků|szakember|specialiști',
      'odborníkov|名工程师|人の技術者',
    ),
  },
  {
    subject: 'countries with service engineers',
    value: 31,
    atLeast: 30,
    patterns: new RegExp(
      [
        String.raw`(?<=412 \p{L}+ (?:in|dans|en|em|ve|v|în) )\d+`,
        String.raw`\d+(?=か国の?412)|\d+(?= országban 412)|(?<=412 szakember )\d+|(?<=412 名工程师在 )\d+`,
        String.raw`\d+(?= (?:Countries with our own|Länder mit eigenen|Pays avec nos|Países co[nm] técnicos|Země s vl))`,
        String.raw`\d+(?= (?:Ország saját|Țări cu tehn|Krajiny s vl|自社の技術者|拥有自有))`,
      ].join('|'),
      'gu',
    ),
  },
  {
    subject: 'year of foundation',
    value: 1961,
    atLeast: 20,
    patterns:
      /(?<=(?:Wolhusen since|history since|Norlitz since|Norlitz seit|Geschichte seit|Wolhusen depuis|Wolhusen desde|Wolhusenu od roku|Wolhusene od roku|Wolhusen din) )\d{4}|(?<=Seit )\d{4}(?= in Wolhusen)|\d{4}(?= óta Wolhusen|年からWolhusen| 年起扎根 Wolhusen)|(?<=Wolhusen\|[^|]+\|)\d{4}/gu,
  },
  {
    subject: 'years of spare parts',
    value: 15,
    atLeast: 22,
    patterns:
      /\d+(?= (?:years after the last|Jahre nach der letzten|ans après la dernière|años después de la última|anos após a última|let po poslední|ani după ultima|rokov po poslednej|Available after|Verfügbar nach|De disponib|Dostupnos|Elérhető az|Disponibile după|最終納入後|最后交货后))|(?<=az utolsó szállítás után )\d+|(?<=最終納入後)\d+|(?<=最后一次交货后 )\d+/gu,
  },
  {
    subject: 'open positions',
    value: 31,
    atLeast: 20,
    patterns: before(
      'open positions|offene Stellen|postes à pourvoir|puestos vacantes|vagas abertas|volných míst',
      'nyitott állás|posturi libere|voľných miest|個?募集職種|个空缺职位',
    ),
  },
  {
    subject: 'apprentices',
    value: 74,
    atLeast: 9,
    patterns: before(
      '[Aa]pprentices[. ]',
      'Lernende[. ]',
      'Apprentis dans',
      'Aprendices en',
      'Aprendizes em',
      'Učni v',
    ),
  },
  {
    subject: 'crimps a day, in millions',
    value: 96,
    atLeast: 7,
    patterns: before(
      'million (?:recorded )?crimps|Millionen (?:erfassten )?Crimps|millions de sert|millones de crimp',
      'milhões de crimp',
    ),
  },
]

export type SeedPlant = { name: string; city: string; country: string; timeZone: string }

export type SeedOrganisation = {
  /** Customer number. */
  number: string
  name: string
  country: string
  /** Language of its members' tickets. */
  language: 'en' | 'de'
  plants: [SeedPlant, ...SeedPlant[]]
}

const plant = (city: string, country: string, timeZone: string): SeedPlant => ({
  name: city,
  city,
  country,
  timeZone,
})

/** Sales regions by country. */
export const subRegions: Readonly<Record<string, string>> = {
  AT: 'DACH',
  DE: 'DACH',
  NO: 'Nordics',
  US: 'North America',
  FR: 'Western Europe',
  ES: 'Western Europe',
  JP: 'Japan',
  CN: 'China',
  CZ: 'Central Europe',
  SK: 'Central Europe',
  BR: 'South America',
}

/** Twelve invented customers of different sizes. */
export const organisations: SeedOrganisation[] = [
  {
    number: '104417',
    name: 'Brenner Kabeltechnik GmbH',
    country: 'AT',
    language: 'de',
    plants: [plant('Linz', 'AT', 'Europe/Vienna'), plant('Győr', 'HU', 'Europe/Budapest')],
  },
  {
    number: '104532',
    name: 'Halvorsen Harness AS',
    country: 'NO',
    language: 'en',
    plants: [plant('Drammen', 'NO', 'Europe/Oslo')],
  },
  {
    number: '105108',
    name: 'Lakeshore Wire Assemblies Inc.',
    country: 'US',
    language: 'en',
    plants: [plant('Milwaukee', 'US', 'America/Chicago'), plant('Saltillo', 'MX', 'America/Monterrey')],
  },
  {
    number: '105260',
    name: 'Rautenberg Leitungssatz AG',
    country: 'DE',
    language: 'de',
    plants: [
      plant('Regensburg', 'DE', 'Europe/Berlin'),
      plant('Zittau', 'DE', 'Europe/Berlin'),
      plant('Sibiu', 'RO', 'Europe/Bucharest'),
    ],
  },
  {
    number: '105391',
    name: 'Atelier Câblage Morel SARL',
    country: 'FR',
    language: 'en',
    plants: [plant('Annecy', 'FR', 'Europe/Paris')],
  },
  {
    number: '105877',
    name: 'Takamine Denso KK',
    country: 'JP',
    language: 'en',
    plants: [plant('Hamamatsu', 'JP', 'Asia/Tokyo')],
  },
  {
    number: '106014',
    name: 'Suzhou Qihang Wiring Co., Ltd.',
    country: 'CN',
    language: 'en',
    plants: [plant('Suzhou', 'CN', 'Asia/Shanghai'), plant('Chengdu', 'CN', 'Asia/Shanghai')],
  },
  {
    number: '106350',
    name: 'Moravia Kabely s.r.o.',
    country: 'CZ',
    language: 'en',
    plants: [plant('Zlín', 'CZ', 'Europe/Prague')],
  },
  {
    number: '106721',
    name: 'Cableados del Norte SA',
    country: 'ES',
    language: 'en',
    plants: [plant('Vitoria', 'ES', 'Europe/Madrid')],
  },
  {
    number: '107033',
    name: 'Chicotes Paulista Ltda.',
    country: 'BR',
    language: 'en',
    plants: [plant('Campinas', 'BR', 'America/Sao_Paulo')],
  },
  {
    number: '107255',
    name: 'Tatra Harness a.s.',
    country: 'SK',
    language: 'en',
    plants: [plant('Žilina', 'SK', 'Europe/Bratislava')],
  },
  {
    number: '107602',
    name: 'Ostermann Schaltanlagen GmbH',
    country: 'DE',
    language: 'de',
    plants: [plant('Detmold', 'DE', 'Europe/Berlin')],
  },
]

import { organisations } from './organisations.ts'

export type SeedMember = { email: string; firstName: string; lastName: string; organisations: string[] }

/** Demo people with a login, and the customers they belong to. */
const signingIn: SeedMember[] = [
  { email: 'anna.berg@norlitz.example', firstName: 'Anna', lastName: 'Berg', organisations: ['104417', '107602'] },
  { email: 'bert.dahl@norlitz.example', firstName: 'Bert', lastName: 'Dahl', organisations: ['104532'] },
  { email: 'clara.egli@norlitz.example', firstName: 'Clara', lastName: 'Egli', organisations: ['105260'] },
]

/** Three more members of each customer, who have never signed in. */
const names: [string, string][] = [
  ['Marta', 'Holzer'],
  ['Georg', 'Pichler'],
  ['Ilona', 'Szabó'],
  ['Ingrid', 'Halvorsen'],
  ['Per', 'Lunde'],
  ['Siri', 'Aas'],
  ['Dana', 'Whitfield'],
  ['Luis', 'Garza'],
  ['Ken', 'Nowak'],
  ['Jürgen', 'Rautenberg'],
  ['Petra', 'Zeidler'],
  ['Radu', 'Ionescu'],
  ['Claire', 'Morel'],
  ['Hugo', 'Tissot'],
  ['Léa', 'Garin'],
  ['Haruki', 'Takamine'],
  ['Yui', 'Ogawa'],
  ['Sota', 'Mori'],
  ['Wei', 'Zhang'],
  ['Min', 'Chen'],
  ['Jun', 'Li'],
  ['Tomáš', 'Novotný'],
  ['Eva', 'Krejčí'],
  ['Jan', 'Beneš'],
  ['Marta', 'Ibarra'],
  ['Iker', 'Zabala'],
  ['Ane', 'Etxeberria'],
  ['Paulo', 'Moreira'],
  ['Bianca', 'Lopes'],
  ['Rafael', 'Souza'],
  ['Peter', 'Hudák'],
  ['Zuzana', 'Kováčová'],
  ['Marek', 'Polák'],
  ['Heike', 'Ostermann'],
  ['Uwe', 'Brandt'],
  ['Nadine', 'Vogt'],
]

/** Orders parts for the first customer. */
const buyer: SeedMember = {
  email: 'walter.gruber@customer-1.example',
  firstName: 'Walter',
  lastName: 'Gruber',
  organisations: ['104417'],
}

/** Service staff of Norlitz. */
export const servicePeople: SeedMember[] = [
  { email: 'jonas.frei@norlitz.example', firstName: 'Jonas', lastName: 'Frei', organisations: [] },
  { email: 'ines.duarte@norlitz.example', firstName: 'Ines', lastName: 'Duarte', organisations: [] },
]

export const members: SeedMember[] = [
  ...signingIn,
  ...names.map(([firstName, lastName], index) => ({
    email: `${toAscii(firstName)}.${toAscii(lastName)}@customer-${1 + Math.floor(index / 3)}.example`,
    firstName,
    lastName,
    organisations: customersOf(index).map((place) => organisations[place]?.number ?? ''),
  })),
  buyer,
]

/** Three members per customer; the last ones of the first and of the last customer belong to both. */
function customersOf(index: number): number[] {
  const [first, last] = [0, organisations.length - 1]
  if (index === 2) return [first, last]
  return index === names.length - 1 ? [last, first] : [Math.floor(index / 3)]
}

function toAscii(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z]/gu, '')
    .toLowerCase()
}

export type PlantPerson = { firstName: string; lastName: string; plant: 'Regensburg' | 'Zittau' | 'Sibiu' }

/** The customer whose users the delegated administrator of the demo manages. */
export const managedOrganisation = '105260'

const regensburg: [string, string][] = [
  ['Sabine', 'Aumüller'],
  ['Markus', 'Bachhuber'],
  ['Franziska', 'Dengler'],
  ['Stefan', 'Eichinger'],
  ['Monika', 'Fellner'],
  ['Thomas', 'Gassner'],
  ['Andrea', 'Hirschberger'],
  ['Lukas', 'Islinger'],
  ['Verena', 'Kagerer'],
  ['Florian', 'Lehner'],
  ['Birgit', 'Meindl'],
  ['Tobias', 'Niedermeier'],
  ['Christine', 'Obermayer'],
  ['Johannes', 'Pongratz'],
]

const zittau: [string, string][] = [
  ['Katrin', 'Böhmer'],
  ['Ronny', 'Gläser'],
  ['Silke', 'Hempel'],
  ['Maik', 'Jentsch'],
  ['Doreen', 'Krause'],
  ['Enrico', 'Lorenz'],
  ['Mandy', 'Neumann'],
  ['Falk', 'Paul'],
  ['Antje', 'Richter'],
  ['Steffen', 'Schubert'],
  ['Ines', 'Tzschaschel'],
]

const sibiu: [string, string][] = [
  ['Andrei', 'Bratu'],
  ['Ioana', 'Cosma'],
  ['Mihai', 'Dobre'],
  ['Elena', 'Florea'],
  ['Cristian', 'Groza'],
  ['Raluca', 'Iliescu'],
  ['Bogdan', 'Lazăr'],
  ['Alina', 'Moldovan'],
  ['Vlad', 'Oprea'],
  ['Simona', 'Petrescu'],
  ['Dan', 'Rusu'],
]

const at = (plant: PlantPerson['plant'], names: readonly [string, string][]): PlantPerson[] =>
  names.map(([firstName, lastName]) => ({ firstName, lastName, plant }))

/** With the members of the organisation that the other demo data has, these are forty people. */
export const plantPeople: readonly PlantPerson[] = [
  ...at('Regensburg', regensburg),
  ...at('Zittau', zittau),
  ...at('Sibiu', sibiu),
]

/** Addresses that are invited and have not accepted; the last three invites have expired. */
export const invitedAddresses: readonly string[] = [
  'm.wittmann@rautenberg.example',
  'a.stoica@rautenberg.example',
  'r.hanisch@rautenberg.example',
  'k.brandl@rautenberg.example',
  'g.toma@rautenberg.example',
]

export const grantReasons: readonly string[] = [
  'Shift lead, hall 2',
  'Maintenance of the crimping lines',
  'Replaces a colleague on parental leave',
  'Buys spare parts for the plant',
  'Plans the wire cutting orders',
  'Reports faults of the night shift',
  'Quality audit of the customer',
  'Start-up of the new line',
]

/** Requests that wait for a decision: place in the list of people, application and reason. */
export const waitingRequests: readonly (readonly [number, string, string])[] = [
  [3, 'wire-flow', 'I take over the planning of line 7.'],
  [12, 'inventory', 'I need the maintenance dates of our machines.'],
  [20, 'product-information', 'For the orders of spare parts in Zittau.'],
  [31, 'ticketing', 'I am on call from December.'],
]

import { keyFigures } from '../blocks/figures.ts'
import { beside, callToAction, hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { openPositions } from './open-positions.ts'

export const hu: SeedText = {
  title: 'Karrier',
  description: '31 nyitott állás, ebből 9 olyanoknak, akik még sosem láttak krimpelést. Így veszünk fel.',
  blocks: [
    hero('Dolgozzon maradandó dolgokon', {
      lead: '31 nyitott állás, ebből 9 olyanoknak, akik még sosem láttak krimpelést. Itt három hónap alatt megtanulja.',
      opening: 'text',
    }),
    openPositions('hu', 'Nyitott állások', 'Bemutató adatok. Itt valójában senkit sem vesznek fel.'),
    beside(
      { heading: 'Három hónap a gépnél', image: 'assembly-workstation', side: 'left' },
      'Mindenki egy présnél kezd, a könyvelő és a fejlesztő is. Aki felvágott egy krimpelést, másképp olvassa a követelményeket.',
    ),
    text('Amit kínálunk', [
      'Hat hét szabadság',
      'Részesedés a nyereségből, mindenkinek egyformán',
      '16 hét szabadság mindkét szülőnek',
    ]),
    keyFigures([
      ['11', 'év', 'Ennyi ideig marad átlagosan egy mérnök'],
      ['74', null, 'Tanuló négy országban'],
      ['40', 'óra', 'Képzés évente, mindenkinek'],
    ]),
    callToAction('Nincs megfelelő?', 'Írja meg, mit tud, és mit szeretne megtanulni. Ember olvassa el.', [
      'Írjon nekünk',
      '/requests/contact?topic=application',
    ]),
  ],
}

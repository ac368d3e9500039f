import { keyFigures } from '../blocks/figures.ts'
import { beside, callToAction, hero, text, timeline } from '../blocks/text-blocks.ts'
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
    openPositions(
      'hu',
      'Nyitott állások',
      'A bemutatóoldalon szereplő állások példák, a jelentkezéseket nem dolgozzuk fel.',
    ),
    beside(
      { heading: 'Három hónap a gépnél', image: 'assembly-workstation', side: 'left' },
      'Mindenki egy présnél kezd, a könyvelő és a fejlesztő is.',
    ),
    timeline(
      'Így veszünk fel',
      ['10 perc', 'Jelentkezés', 'Önéletrajz vagy LinkedIn-profil. Motivációs levél nem kell.'],
      ['1 héten belül', 'Első beszélgetés', '30 perc videón a csapat vezetőjével.'],
      ['Fél nap', 'Látogatás', 'Velünk old meg egy valódi feladatot, és megnézi a csarnokot.'],
      ['3 napon belül', 'Döntés', 'Telefonon, indoklással.'],
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

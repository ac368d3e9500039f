import { keyFigures } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { brandLogos } from '../blocks/brand-logos.ts'
import { callToAction, hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const hu: SeedText = {
  title: 'Vállalat',
  description: 'Kik vagyunk, hol gyártunk és hogyan ér el minket: 1 604 ember, aki vezetékből él.',
  blocks: [
    hero('Első a technika', {
      lead: 'A Norlitz vezetékfeldolgozó gépeket fejleszt, gyárt és tart karban. 1961 óta Wolhusenben, 1974 óta az ügyfeleknél.',
      image: 'factory-hall',
      links: [['Rólunk', '/company/about']],
    }),
    keyFigures(
      [
        ['1 604', null, 'Munkatárs'],
        ['24', null, 'Telephely'],
        ['9,4', '%', 'Az árbevételből fejlesztésre'],
      ],
      { footnote: 'Bemutató adatok, 2025. december 31.' },
    ),
    teasers(
      { heading: 'Többet a vállalatról' },
      ['Rólunk', 'Hogyan dolgozunk, és mire számíthat', '/company/about', 'crimp-inspection-microscope'],
      ['Karrier', '31 nyitott állás', '/company/careers', 'assembly-workstation'],
      ['Telephelyek', '24 hely emberekkel és raktárral', '/locations', 'wire-reels'],
    ),
    brandLogos('A csoport márkái'),
    text(
      'Azoké, akik maradnak',
      'A Norlitz tőzsdén jegyzett, az alapító család ma is 14 százalékot birtokol. A gépek sokáig élnek, ezért hosszú emlékezet kell: mérnökeink átlagosan tizenegy évig maradnak.',
    ),
    callToAction('Jöjjön el', 'Csütörtökönként megmutatjuk a szerelést. A látogatás 90 perc, és ingyenes.', [
      'Időpont kérése',
      '/requests/contact?topic=visit',
    ]),
  ],
}

import { keyFigures } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { beside, callToAction, hero, quote } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const cs: SeedText = {
  title: 'Stroje na zpracování vodičů',
  description:
    'Norlitz staví stroje, které stříhají, odizolují, krimpují, zkrucují a zkoušejí vodiče pro auta, letadla a rozváděče.',
  blocks: [
    hero('Každý vodič, přesně.', {
      lead: 'Stavíme stroje, které stříhají, odizolují, krimpují, zkrucují a zkoušejí vodiče v autech, letadlech a rozváděčích. Na desetinu milimetru, milionkrát.',
      image: 'automatic-crimping-line',
      links: [
        ['Prohlédnout stroje', '/products'],
        ['Promluvte si s odborníkem', '/contact'],
      ],
    }),
    keyFigures([
      ['240', 'mm²', 'Největší kabel. Nejtenčí vodič má 0,013 mm²'],
      ['± 0,1', 'mm', 'Přesnost délky na jeden metr'],
      ['31', null, 'Země s vlastními techniky'],
      ['24', 'h', 'Odpověď na každý dotaz do'],
    ]),
    teasers(
      { heading: 'Kde začít?' },
      ['Produkty', 'Stroje pro každý krok vodiče', '/products', 'automatic-crimping-line-front'],
      ['Služby', 'Opravy, díly, školení', '/services', 'service-desk'],
      ['Smart Factory', 'Jedna zakázka, jeden vodič, jeden záznam', '/smart-factory', 'crimp-contact-macro'],
      ['Pobočky', '24 míst s lidmi a skladem', '/locations', 'factory-hall'],
    ),
    beside(
      {
        heading: 'Každý krimp zanechá křivku',
        image: 'crimp-contact-macro',
        link: ['Ukázat Smart Factory', '/smart-factory'],
      },
      'Wire Flow ji přečte z lisu, porovná se zakázkou a zastaví linku před druhým špatným kusem. Záznam zůstává u svazku celý jeho život.',
    ),
    quote(
      'Co nelze změřit na stroji, to se v laboratoři jen hádá.',
      'Regula Moser',
      'Předsedkyně správní rady, Norlitz',
    ),
    callToAction(
      'Na jakém vodiči pracujete?',
      'Pošlete nám vzorek a výkres. Zpracujeme ho na správném stroji a vrátíme s naměřenými hodnotami.',
      ['Promluvte si s odborníkem', '/contact'],
      ['Najít pobočku', '/locations'],
    ),
  ],
}

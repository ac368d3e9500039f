import { keyFigures, offerTable } from '../blocks/figures.ts'
import { beside, callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const ro: SeedText = {
  title: 'Servicii',
  description: 'Reparații, piese, instruire, calibrare și modernizare: 412 specialiști în 31 de țări.',
  blocks: [
    hero('Se cumpără o dată și lucrează douăzeci de ani', {
      lead: '412 specialiști în 31 de țări vă țin mașina precisă. Cele mai multe defecte se rezolvă la telefon, restul de cineva care vă cunoaște hala.',
      image: 'service-desk',
      links: [
        ['Cereți service', '/requests/service'],
        ['Găsiți o locație', '/locations'],
      ],
    }),
    keyFigures(
      [
        ['1,6', 'ore', 'Primul răspuns, media lunii octombrie'],
        ['71', '%', 'Rezolvate fără vizită'],
        ['96', '%', 'Piese trimise în aceeași zi'],
        ['34', 'ani', 'Cea mai veche mașină în funcțiune'],
      ],
      { footnote: 'Date demonstrative, inventate.' },
    ),
    offerTable(
      'Contracte de service',
      [
        'Conținut|Fără contract|Care|Care Plus',
        'Primul răspuns|1 zi lucrătoare|8 ore lucrătoare|4 ore lucrătoare',
        'Vizită|Cât de curând|5 zile lucrătoare|2 zile lucrătoare',
        'Inspecție anuală|La comandă|Inclusă|Inclusă',
        'Piese de uzură|Preț de listă|Cu 10 % mai puțin|Incluse',
        'Mașină împrumutată|Nu|Nu|Din ziua 3',
      ],
      'Prețul depinde de mașină și de țară, serviciul nu.',
    ),
    beside(
      {
        heading: 'Sunteți deja client? Folosiți mykomax.',
        image: 'spare-control-board',
        square: true,
        link: ['Conectare la mykomax', '/mykomax'],
      },
      'Tichete cu termen, piese pentru numărul dumneavoastră de serie, software și manuale. Gratuit la fiecare mașină.',
    ),
    callToAction('Mașina stă?', 'Sunați la cea mai apropiată locație. În afara programului se răspunde în engleză.', [
      'Vedeți telefoanele',
      '/locations',
    ]),
  ],
}

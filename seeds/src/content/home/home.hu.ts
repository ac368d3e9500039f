import { keyFigures } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { beside, callToAction, hero, quote } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const hu: SeedText = {
  title: 'Vezetékfeldolgozó gépek',
  description:
    'A Norlitz gépei vágják, blankolják, krimpelik, sodorják és vizsgálják az autók, repülők és kapcsolószekrények vezetékeit.',
  blocks: [
    hero('Minden vezeték, pontosan.', {
      lead: 'Gépeket építünk, amelyek vágják, blankolják, krimpelik, sodorják és vizsgálják az autók, repülőgépek és kapcsolószekrények vezetékeit. Tizedmilliméterre, milliószor.',
      image: 'automatic-crimping-line',
      links: [
        ['Gépek megtekintése', '/products'],
        ['Beszéljen szakértővel', '/contact'],
      ],
    }),
    keyFigures([
      ['240', 'mm²', 'Legnagyobb kábel. A legvékonyabb vezeték 0,013 mm²'],
      ['± 0,1', 'mm', 'Hosszpontosság egy méteren'],
      ['31', null, 'Ország saját szerviztechnikusokkal'],
      ['24', 'óra', 'Válasz minden megkeresésre ennyi időn belül'],
    ]),
    teasers(
      { heading: 'Hol kezdje?' },
      ['Termékek', 'Gépek a vezeték minden lépéséhez', '/products', 'automatic-crimping-line-front'],
      ['Szolgáltatások', 'Javítás, alkatrész, képzés', '/services', 'service-desk'],
      ['Smart Factory', 'Egy rendelés, egy vezeték, egy bejegyzés', '/smart-factory', 'crimp-contact-macro'],
      ['Telephelyek', '24 hely emberekkel és raktárral', '/locations', 'factory-hall'],
    ),
    beside(
      {
        heading: 'Minden krimpelés görbét hagy',
        image: 'crimp-contact-macro',
        link: ['A Smart Factory megtekintése', '/smart-factory'],
      },
      'A Wire Flow leolvassa a présről, összeveti a rendeléssel, és leállítja a sort a második rossz darab előtt. A bejegyzés végigkíséri a kábelkorbácsot.',
    ),
    quote(
      'Amit a gépen nem lehet megmérni, azt a laborban csak találgatják.',
      'Regula Moser',
      'Az igazgatótanács elnöke, Norlitz',
    ),
    callToAction(
      'Melyik vezetéken dolgozik?',
      'Küldjön mintát és rajzot. A megfelelő gépen feldolgozzuk, és a mért értékekkel visszaküldjük.',
      ['Beszéljen szakértővel', '/contact'],
      ['Telephely keresése', '/locations'],
    ),
  ],
}

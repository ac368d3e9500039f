import { storyTeasers } from '../blocks/articles.ts'
import { keyFigures } from '../blocks/figures.ts'
import { forceCurve } from '../blocks/force-curves.ts'
import { locationMap } from '../blocks/location-maps.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { stories } from '../stories/stories.ts'
import { processFamilies } from './process-families.ts'

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
      ['240', 'mm²', 'Legnagyobb kábel. A legvékonyabb vezeték 0,01 mm²'],
      ['± 0,1', 'mm', 'Hosszpontosság egy méteren'],
      ['31', null, 'Ország saját szerviztechnikusokkal'],
      ['24', 'óra', 'Válasz minden megkeresésre ennyi időn belül'],
    ]),
    processFamilies({
      heading: 'Hat folyamat egy vezetékhez',
      note: 'Minden lépés megszabja a következő határait. Ezért minden lépéshez építünk gépet, és mind ugyanazt a vezérlést használja.',
      all: 'Minden gép',
      decimal: ',',
      points: '128–4 096 pont',
      processes: [
        [
          'Vágás és blankolás',
          'Méretre vágja és mindkét végén blankolja a vezetéket, a hajszálvékony jelvezetéktől az akkumulátorkábelig.',
        ],
        ['Krimpelés', 'Asztali prések és teljesen automata sorok, amelyek minden löket erejét mérik.'],
        [
          'Jelölés',
          'Tintasugaras és lézeres jelölés a futó vezetéken, amely a kábelkorbács teljes élettartama alatt olvasható.',
        ],
        ['Sodrás', 'Érpárok és érhármasok állandó sodrathosszal a teljes vezetéken.'],
        [
          'Kábelkorbács-vizsgálat',
          'A 128 pontos asztali vizsgálótól a teljes járműkorbácsok nagyfeszültségű asztaláig.',
        ],
        ['Minőségi eszközök', 'Krimpmagasság, kihúzóerő és csiszolatok egyetlen minőségi naplóban.'],
      ],
    }),
    forceCurve('hu', {
      heading: 'Minden krimpelés görbét hagy',
      lead: 'A Wire Flow leolvassa a présről, összeveti a rendeléssel, és leállítja a sort a második rossz darab előtt. A bejegyzés végigkíséri a kábelkorbácsot.',
      image: 'copper-strands',
      links: [
        ['A Smart Factory megtekintése', '/smart-factory'],
        ['Bemutató kérése', '/requests/contact?topic=demo'],
      ],
    }),
    storyTeasers('hu', stories, { heading: 'Történetek', link: ['Összes történet', '/stories'], arrangement: 'lead' }),
    locationMap('hu'),
    callToAction(
      'Melyik vezetéken dolgozik?',
      'Küldjön mintát és rajzot. A megfelelő gépen feldolgozzuk, és a mért értékekkel visszaküldjük.',
      ['Beszéljen szakértővel', '/contact'],
      ['Telephely keresése', '/locations'],
    ),
  ],
}

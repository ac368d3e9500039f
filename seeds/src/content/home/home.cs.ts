import { storyTeasers } from '../blocks/articles.ts'
import { keyFigures } from '../blocks/figures.ts'
import { forceCurve } from '../blocks/force-curves.ts'
import { locationMap } from '../blocks/location-maps.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { stories } from '../stories/stories.ts'
import { processFamilies } from './process-families.ts'

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
      ['240', 'mm²', 'Největší kabel. Nejtenčí vodič má 0,01 mm²'],
      ['± 0,1', 'mm', 'Přesnost délky na jeden metr'],
      ['31', null, 'Země s vlastními techniky'],
      ['24', 'h', 'Odpověď na každý dotaz do'],
    ]),
    processFamilies({
      heading: 'Šest procesů pro jeden vodič',
      note: 'Každý krok určuje meze dalšího. Proto stavíme stroje pro všechny kroky a všechny mají stejné řízení.',
      all: 'Všechny stroje',
      decimal: ',',
      points: '128–4 096 bodů',
      processes: [
        [
          'Stříhání a odizolování',
          'Stříhá na délku a odizoluje oba konce, od tenkého signálního vodiče po bateriový kabel.',
        ],
        ['Krimpování', 'Stolní lisy a plně automatické linky, které měří sílu každého zdvihu.'],
        ['Značení', 'Inkoustové a laserové značky na běžícím vodiči, čitelné po celý život svazku.'],
        ['Zkrucování', 'Páry a trojice se stálou délkou zkrutu po celém vodiči.'],
        ['Zkoušení svazků', 'Od stolního testeru se 128 body po vysokonapěťové stoly pro celé svazky vozidel.'],
        ['Nástroje pro kvalitu', 'Výška krimpu, vytrhávací síla a výbrusy v jednom záznamu kvality.'],
      ],
    }),
    forceCurve('cs', {
      heading: 'Každý krimp zanechá křivku',
      lead: 'Wire Flow ji přečte z lisu, porovná se zakázkou a zastaví linku před druhým špatným kusem. Záznam zůstává u svazku celý jeho život.',
      image: 'copper-strands',
      links: [
        ['Ukázat Smart Factory', '/smart-factory'],
        ['Vyžádat ukázku', '/requests/contact?topic=demo'],
      ],
    }),
    storyTeasers('cs', stories, { heading: 'Příběhy', link: ['Všechny příběhy', '/stories'], arrangement: 'lead' }),
    locationMap('cs'),
    callToAction(
      'Na jakém vodiči pracujete?',
      'Pošlete nám vzorek a výkres. Zpracujeme ho na správném stroji a vrátíme s naměřenými hodnotami.',
      ['Promluvte si s odborníkem', '/contact'],
      ['Najít pobočku', '/locations'],
    ),
  ],
}

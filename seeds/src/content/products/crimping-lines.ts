import { keyFigures, table } from '../blocks/figures.ts'
import { machines } from '../blocks/teasers.ts'
import { beside, hero } from '../blocks/text-blocks.ts'
import { toFamily } from './to-family.ts'

export const crimpingLines = toFamily({
  slug: 'crimping-lines',
  image: 'automatic-crimping-line',
  en: {
    title: 'Fully automatic crimping lines',
    description: 'Lines that cut, strip, seal and crimp both ends in one pass, with changeover in three minutes.',
    blocks: [
      hero('Ready for the next order in three minutes', {
        lead: 'Plants change over more often than they run. So we made the changeover fast and the speed sufficient.',
        image: 'automatic-crimping-line',
      }),
      keyFigures([
        ['3', 'min', 'Changeover, applicator and wire'],
        ['3,700', null, 'Wires an hour at 100 mm'],
        ['2', null, 'Samples to the first good part'],
      ]),
      table('Sizes', [
        'Line|Wire, mm²|Wires an hour|Stations',
        'Compact|0.13–4|2,600|3',
        'Both wire ends|0.22–6|3,700|5',
        'Large cross-sections|0.22–10|4,600|6',
        'Eight stations|0.22–16|5,200|8',
      ]),
      beside(
        { heading: 'Parts that say who they are', image: 'spare-crimp-applicator', square: true },
        'Applicator, seal cassette and wire magazine carry a chip. The machine reads it, loads the right values and refuses what does not belong to the order.',
      ),
      machines({ heading: 'Start here' }, [
        'axion-56',
        'Axion 56',
        'For plants that change over more often than they run.',
        'automatic-crimping-line-front',
      ]),
    ],
  },
  de: {
    title: 'Vollautomatische Crimplinien',
    description: 'Linien, die schneiden, abisolieren, dichten und beide Enden crimpen. Umgerüstet in drei Minuten.',
    blocks: [
      hero('In drei Minuten bereit für den nächsten Auftrag', {
        lead: 'Werke rüsten öfter um, als sie durchlaufen. Also haben wir das Umrüsten schnell gemacht und das Tempo ausreichend.',
        image: 'automatic-crimping-line',
      }),
      keyFigures([
        ['3', 'min', 'Umrüsten, Applikator und Draht'],
        ['3’700', null, 'Leitungen pro Stunde bei 100 mm'],
        ['2', null, 'Muster bis zum ersten guten Teil'],
      ]),
      table('Größen', [
        'Linie|Leitung, mm²|Leitungen pro Stunde|Stationen',
        'Kompakt|0.13–4|2’600|3',
        'Beide Drahtenden|0.22–6|3’700|5',
        'Große Querschnitte|0.22–10|4’600|6',
        'Acht Stationen|0.22–16|5’200|8',
      ]),
      beside(
        { heading: 'Teile, die sich melden', image: 'spare-crimp-applicator', square: true },
        'Applikator, Tüllenkassette und Drahtmagazin tragen einen Chip. Die Maschine liest ihn, lädt die passenden Werte und weist ab, was nicht zum Auftrag gehört.',
      ),
      machines({ heading: 'Zum Einstieg' }, [
        'axion-56',
        'Axion 56',
        'Für Werke, die öfter umrüsten als durchlaufen.',
        'automatic-crimping-line-front',
      ]),
    ],
  },
})

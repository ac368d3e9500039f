import { keyFigures } from '../blocks/figures.ts'
import { chooser, compared, machines } from '../blocks/teasers.ts'
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
      chooser(
        'Which line fits your work?',
        'Choose what describes most of your orders.',
        {
          label: 'Small lots, many articles',
          slug: 'axion-24',
          name: 'Axion 24',
          text: '3 stations for short series. It crimps wires up to 4 mm² with up to 20 kN.',
          image: 'automatic-crimping-line-compact',
          other: ['axion-56', 'Axion 56'],
        },
        {
          label: 'Seals on one or both ends',
          slug: 'axion-56',
          name: 'Axion 56',
          text: '5 stations crimp and seal both ends in one pass. A full changeover takes three minutes.',
          image: 'automatic-crimping-line',
          other: ['axion-72', 'Axion 72'],
        },
        {
          label: 'Long runs of the same article',
          slug: 'axion-72',
          name: 'Axion 72',
          text: '6 stations make up to 4,600 wires an hour at 100 mm.',
          image: 'automatic-crimping-line-front',
          other: ['axion-88', 'Axion 88'],
        },
        {
          label: 'Large cross-sections',
          slug: 'axion-88',
          name: 'Axion 88',
          text: '8 stations for wires up to 16 mm², with a crimp force of up to 40 kN.',
          image: 'automatic-crimping-line-large',
          other: ['axion-72', 'Axion 72'],
        },
      ),
      compared(
        { heading: 'The lines compared' },
        ['axion-24', 'Axion 24', 'For small lots and many articles', 'automatic-crimping-line-compact'],
        ['axion-56', 'Axion 56', 'For sealed wires and frequent changeovers', 'automatic-crimping-line'],
        ['axion-72', 'Axion 72', 'For long runs of the same article', 'automatic-crimping-line-front'],
        ['axion-88', 'Axion 88', 'For large cross-sections', 'automatic-crimping-line-large'],
      ),
      keyFigures([
        ['3', 'min', 'Changeover, applicator and wire'],
        ['3,700', null, 'Wires an hour at 100 mm'],
        ['2', null, 'Samples to the first good part'],
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
      chooser(
        'Welche Linie passt zu Ihrer Arbeit?',
        'Wählen Sie, was die meisten Ihrer Aufträge beschreibt.',
        {
          label: 'Kleine Lose, viele Artikel',
          slug: 'axion-24',
          name: 'Axion 24',
          text: '3 Stationen für kurze Serien. Sie crimpt Leitungen bis 4 mm² mit bis zu 20 kN.',
          image: 'automatic-crimping-line-compact',
          other: ['axion-56', 'Axion 56'],
        },
        {
          label: 'Tüllen an einem oder beiden Enden',
          slug: 'axion-56',
          name: 'Axion 56',
          text: '5 Stationen crimpen und dichten beide Enden in einem Durchgang. Komplett umgerüstet ist sie in drei Minuten.',
          image: 'automatic-crimping-line',
          other: ['axion-72', 'Axion 72'],
        },
        {
          label: 'Lange Läufe desselben Artikels',
          slug: 'axion-72',
          name: 'Axion 72',
          text: '6 Stationen schaffen bis zu 4’600 Leitungen pro Stunde bei 100 mm.',
          image: 'automatic-crimping-line-front',
          other: ['axion-88', 'Axion 88'],
        },
        {
          label: 'Große Querschnitte',
          slug: 'axion-88',
          name: 'Axion 88',
          text: '8 Stationen für Leitungen bis 16 mm², mit einer Crimpkraft bis 40 kN.',
          image: 'automatic-crimping-line-large',
          other: ['axion-72', 'Axion 72'],
        },
      ),
      compared(
        { heading: 'Die Linien im Vergleich' },
        ['axion-24', 'Axion 24', 'Für kleine Lose und viele Artikel', 'automatic-crimping-line-compact'],
        ['axion-56', 'Axion 56', 'Für abgedichtete Leitungen und häufiges Umrüsten', 'automatic-crimping-line'],
        ['axion-72', 'Axion 72', 'Für lange Läufe desselben Artikels', 'automatic-crimping-line-front'],
        ['axion-88', 'Axion 88', 'Für große Querschnitte', 'automatic-crimping-line-large'],
      ),
      keyFigures([
        ['3', 'min', 'Umrüsten, Applikator und Draht'],
        ['3’700', null, 'Leitungen pro Stunde bei 100 mm'],
        ['2', null, 'Muster bis zum ersten guten Teil'],
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

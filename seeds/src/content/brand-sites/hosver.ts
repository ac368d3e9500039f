import { keyFigures, table } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { beside, callToAction, expert, gallery, hero } from '../blocks/text-blocks.ts'
import { pagesOf } from './to-brand-page.ts'

export const hosverPages = pagesOf(
  'Hosver',
  {
    slug: 'home',
    image: 'cut-strip-bench-machine-large',
    texts: {
      en: {
        title: 'Cutting machines for heavy cable',
        description: 'Cutting and stripping for heavy cable. Demo site of a brand of the invented Norlitz group.',
        blocks: [
          hero('Heavy cable, square cut', {
            opening: 'picture',
            steps: [
              ['Feed', '1 kg a metre'],
              ['Cut', '± 1°'],
              ['Strip', 'both ends'],
            ],
            links: [['Talk to an Expert', '/contact']],
            lead: 'Cutting and stripping from 4 to 240 mm², for battery cable, drives and charging stations.',
            image: 'cut-strip-bench-machine-large',
          }),
          keyFigures([
            ['240', 'mm²', 'Largest cable'],
            ['± 1', '°', 'Squareness of the cut'],
            ['900', null, 'Cuts an hour'],
          ]),
          teasers(
            { heading: 'Machines' },
            ['H-Cut 35', 'Cable from 4 to 35 mm²', '/cutting-machines', 'cut-strip-bench-machine-compact'],
            ['H-Cut 240', 'Cable from 35 to 240 mm²', '/cutting-machines', 'cut-strip-bench-machine-large'],
            ['H-Feed', 'Feeder for drums of one tonne', '/heavy-cable', 'wire-prefeeder-large'],
          ),
          table(
            'Which machine for which cable',
            ['Machine|Cable, mm²|Speed, m/s|Weight, kg', 'H-Cut 35|4–35|2.0|140', 'H-Cut 240|35–240|1.0|620'],
            'Demo data, invented.',
          ),
          beside(
            {
              heading: 'A kilogram a metre, and still straight',
              image: 'tube-cutting-machine-large',
              link: ['Heavy cable', '/heavy-cable'],
            },
            'Heavy cable wants to stay round, as it was on the drum. Guides straighten it before the blade, so the cut is square.',
          ),
          callToAction('Send us your heaviest cable', 'Two metres are enough. We cut, strip and measure it.', [
            'Talk to an Expert',
            '/contact',
          ]),
        ],
      },
      de: {
        title: 'Schneidemaschinen für große Kabel',
        description: 'Schneiden und Abisolieren großer Kabel. Demoseite einer Marke der erfundenen Norlitz-Gruppe.',
        blocks: [
          hero('Großes Kabel, gerader Schnitt', {
            opening: 'picture',
            steps: [
              ['Einziehen', '1 kg pro Meter'],
              ['Schneiden', '± 1°'],
              ['Abisolieren', 'beide Enden'],
            ],
            links: [['Mit einer Fachperson sprechen', '/contact']],
            lead: 'Schneiden und Abisolieren von 4 bis 240 mm², für Batteriekabel, Antriebe und Ladestationen.',
            image: 'cut-strip-bench-machine-large',
          }),
          keyFigures([
            ['240', 'mm²', 'Größtes Kabel'],
            ['± 1', '°', 'Rechtwinkligkeit des Schnitts'],
            ['900', null, 'Schnitte pro Stunde'],
          ]),
          teasers(
            { heading: 'Maschinen' },
            ['H-Cut 35', 'Kabel von 4 bis 35 mm²', '/cutting-machines', 'cut-strip-bench-machine-compact'],
            ['H-Cut 240', 'Kabel von 35 bis 240 mm²', '/cutting-machines', 'cut-strip-bench-machine-large'],
            ['H-Feed', 'Zuführung für Trommeln bis eine Tonne', '/heavy-cable', 'wire-prefeeder-large'],
          ),
          table(
            'Welche Maschine für welches Kabel',
            ['Maschine|Kabel, mm²|Tempo, m/s|Gewicht, kg', 'H-Cut 35|4–35|2.0|140', 'H-Cut 240|35–240|1.0|620'],
            'Demodaten, erfunden.',
          ),
          beside(
            {
              heading: 'Ein Kilogramm pro Meter, und trotzdem gerade',
              image: 'tube-cutting-machine-large',
              link: ['Große Querschnitte', '/heavy-cable'],
            },
            'Ein großes Kabel möchte rund bleiben, wie auf der Trommel. Führungen richten es vor dem Messer, darum wird der Schnitt gerade.',
          ),
          callToAction(
            'Schicken Sie uns Ihr dickstes Kabel',
            'Zwei Meter genügen. Wir schneiden, isolieren ab und messen.',
            ['Mit einer Fachperson sprechen', '/contact'],
          ),
        ],
      },
    },
  },
  {
    slug: 'cutting-machines',
    image: 'cut-strip-bench-machine',
    texts: {
      en: {
        title: 'Cutting machines',
        description: 'Three sizes of cutting machines with range, speed and weight.',
        blocks: [
          hero('Three sizes', {
            links: [['Talk to an Expert', '/requests/contact']],
            lead: 'Choose by the thickest cable you have, not by the most frequent one.',
            image: 'cut-strip-bench-machine',
          }),
          table(
            'Sizes',
            ['Size|mm²|Speed, m/s|Weight, kg', 'Small|4–35|2.0|140', 'Medium|10–120|1.5|310', 'Large|35–240|1.0|620'],
            'Demo data, invented.',
          ),
          gallery(
            'Parts that wear',
            ['spare-cutter-head', 'Cutter head'],
            ['spare-blade-set', 'Blades'],
            ['spare-feed-belt', 'Feed belts'],
          ),
        ],
      },
      de: {
        title: 'Schneidemaschinen',
        description: 'Drei Größen von Schneidemaschinen mit Bereich, Tempo und Gewicht.',
        blocks: [
          hero('Drei Größen', {
            links: [['Mit einer Fachperson sprechen', '/requests/contact']],
            lead: 'Wählen Sie nach dem dicksten Kabel, das Sie haben, nicht nach dem häufigsten.',
            image: 'cut-strip-bench-machine',
          }),
          table(
            'Größen',
            ['Größe|mm²|Tempo, m/s|Gewicht, kg', 'Klein|4–35|2.0|140', 'Mittel|10–120|1.5|310', 'Groß|35–240|1.0|620'],
            'Demodaten, erfunden.',
          ),
          gallery(
            'Was verschleißt',
            ['spare-cutter-head', 'Messerkopf'],
            ['spare-blade-set', 'Messer'],
            ['spare-feed-belt', 'Einzugsriemen'],
          ),
        ],
      },
    },
  },
  {
    slug: 'heavy-cable',
    image: 'tube-cutting-machine-large',
    texts: {
      en: {
        title: 'Heavy cable',
        description: 'How a cable of a kilogram a metre is straightened, fed and put down without a kink.',
        blocks: [
          hero('It wants to stay round', {
            lead: 'Cable from a drum remembers the drum. It must be straight before it is measured.',
            image: 'tube-cutting-machine-large',
          }),
          beside(
            { heading: 'Straightened in two planes', image: 'spare-guide-roller', square: true },
            'Fourteen rollers bend the cable against its memory, seven in each plane. After that one metre is one metre, within half a millimetre.',
          ),
          expert('Tell us cable, drum and lengths.', 'Ines Duarte', 'Application engineer, Porto'),
        ],
      },
      de: {
        title: 'Große Querschnitte',
        description: 'Wie ein Kabel mit einem Kilogramm pro Meter gerichtet, eingezogen und ohne Knick abgelegt wird.',
        blocks: [
          hero('Es möchte rund bleiben', {
            lead: 'Kabel ab Trommel erinnert sich an die Trommel. Vor dem Messen muss es gerade sein.',
            image: 'tube-cutting-machine-large',
          }),
          beside(
            { heading: 'Gerichtet in zwei Ebenen', image: 'spare-guide-roller', square: true },
            'Vierzehn Rollen biegen das Kabel gegen sein Gedächtnis, sieben je Ebene. Danach ist ein Meter ein Meter, auf einen halben Millimeter genau.',
          ),
          expert('Nennen Sie Kabel, Trommel und Längen.', 'Ines Duarte', 'Anwendungstechnikerin, Porto'),
        ],
      },
    },
  },
)

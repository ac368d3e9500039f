import { keyFigures, table } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { beside, callToAction, expert, hero, questions } from '../blocks/text-blocks.ts'
import { pagesOf } from './to-brand-page.ts'

export const schleunigerPages = pagesOf(
  'Schleuniger',
  {
    slug: 'home',
    image: 'coax-stripping-machine',
    texts: {
      en: {
        title: 'Cutting and stripping',
        description:
          'Bench machines that cut and strip wire and coaxial cable. Demo site of a brand of the Norlitz group.',
        blocks: [
          hero('Which cable do you strip?', {
            opening: 'text',
            links: [['Talk to an Expert', '/contact']],
            lead: 'Bench machines for single wire, multi-core and coaxial cable. They strip layer by layer and never touch the conductor.',
            image: 'coax-stripping-machine',
          }),
          teasers(
            { heading: 'Choose the cable' },
            ['Single wire', '0.03 to 10 mm², on the S-Strip 20', '/bench-machines', 'cable-single-wire'],
            ['Multi-core cable', 'Sheath and cores, on the S-Strip 40', '/bench-machines', 'cable-multi-core'],
            ['Coaxial cable', '0.8 to 16 mm, on the S-Coax 12', '/coaxial-cable', 'cable-coaxial'],
            ['Ribbon cable', 'All cores at once, on the S-Strip 40', '/bench-machines', 'cable-ribbon'],
          ),
          beside(
            {
              heading: 'Three layers in one pass',
              image: 'strip-drawing-coax',
              link: ['How coaxial cable is stripped', '/coaxial-cable'],
            },
            'Sheath, braid and dielectric are cut at three depths. The depth is set in steps of 0.01 mm, and each length holds ± 0.1 mm.',
          ),
          teasers(
            { heading: 'Machines' },
            ['S-Strip 20', 'Single wire, 0.03 to 10 mm²', '/bench-machines', 'cut-strip-bench-machine-compact'],
            ['S-Strip 40', 'Multi-core and ribbon cable', '/bench-machines', 'cut-strip-bench-machine-large'],
            [
              'S-Coax 12',
              'Coaxial cable, measured after each step',
              '/coaxial-cable',
              'coax-stripping-machine-compact',
            ],
            ['S-Beam 3', 'Laser for thin insulation', '/bench-machines', 'laser-wire-stripper'],
          ),
          keyFigures([
            ['0.01', 'mm', 'Step of the blade depth'],
            ['4', 's', 'For three layers'],
            ['9', null, 'Steps at most on coaxial cable'],
          ]),
          callToAction(
            'Send us a piece of cable',
            'One metre is enough. We strip ten pieces and return them with the measured values.',
            ['Request a sample', '/contact'],
          ),
        ],
      },
      de: {
        title: 'Schneiden und Abisolieren',
        description:
          'Tischmaschinen, die Leitungen und Koaxialkabel abisolieren. Demoseite einer Marke der Norlitz-Gruppe.',
        blocks: [
          hero('Welches Kabel isolieren Sie ab?', {
            opening: 'text',
            links: [['Mit einer Fachperson sprechen', '/contact']],
            lead: 'Tischmaschinen für Einzeldrähte, mehradrige und koaxiale Kabel. Sie isolieren Schicht für Schicht ab und berühren den Leiter nie.',
            image: 'coax-stripping-machine',
          }),
          teasers(
            { heading: 'Wählen Sie das Kabel' },
            ['Einzeldraht', '0.03 bis 10 mm², auf der S-Strip 20', '/bench-machines', 'cable-single-wire'],
            ['Mehradriges Kabel', 'Mantel und Adern, auf der S-Strip 40', '/bench-machines', 'cable-multi-core'],
            ['Koaxialkabel', '0.8 bis 16 mm, auf der S-Coax 12', '/coaxial-cable', 'cable-coaxial'],
            ['Flachbandkabel', 'Alle Adern auf einmal, auf der S-Strip 40', '/bench-machines', 'cable-ribbon'],
          ),
          beside(
            {
              heading: 'Drei Schichten in einem Durchgang',
              image: 'strip-drawing-coax',
              link: ['So wird Koaxialkabel abisoliert', '/coaxial-cable'],
            },
            'Mantel, Geflecht und Dielektrikum werden in drei Tiefen geschnitten. Die Tiefe wird in Schritten von 0.01 mm eingestellt, und jede Länge hält ± 0.1 mm.',
          ),
          teasers(
            { heading: 'Maschinen' },
            ['S-Strip 20', 'Einzeldrähte, 0.03 bis 10 mm²', '/bench-machines', 'cut-strip-bench-machine-compact'],
            ['S-Strip 40', 'Mehradrige Kabel und Flachbandkabel', '/bench-machines', 'cut-strip-bench-machine-large'],
            [
              'S-Coax 12',
              'Koaxialkabel, nach jedem Schritt gemessen',
              '/coaxial-cable',
              'coax-stripping-machine-compact',
            ],
            ['S-Beam 3', 'Laser für dünne Isolationen', '/bench-machines', 'laser-wire-stripper'],
          ),
          keyFigures([
            ['0.01', 'mm', 'Schritt der Messertiefe'],
            ['4', 's', 'Für drei Schichten'],
            ['9', null, 'Stufen höchstens bei Koaxialkabel'],
          ]),
          callToAction(
            'Schicken Sie uns ein Stück Kabel',
            'Ein Meter genügt. Wir isolieren zehn Stück ab und senden sie mit den Messwerten zurück.',
            ['Muster anfragen', '/contact'],
          ),
        ],
      },
    },
  },
  {
    slug: 'bench-machines',
    image: 'cut-strip-bench-machine-front',
    texts: {
      en: {
        title: 'Bench machines',
        description: 'Cut and strip machines for the bench: ranges, accuracy and what they weigh.',
        blocks: [
          hero('On any bench', {
            links: [['Talk to an Expert', '/requests/contact']],
            lead: 'A machine that two people can carry and one can set up.',
            image: 'cut-strip-bench-machine-front',
          }),
          table(
            'Sizes',
            [
              'Size|mm²|Accuracy, mm|Weight, kg',
              'Fine|0.03–2.5|± 0.1|32',
              'Standard|0.05–6|± 0.1|41',
              'Wide|0.5–10|± 0.2|58',
            ],
            'Demo data, invented.',
          ),
          questions(
            'Questions',
            ['Is air needed?', 'No. All drives are electric.'],
            ['How loud is it?', '62 dB(A): you can talk beside it.'],
          ),
        ],
      },
      de: {
        title: 'Tischmaschinen',
        description: 'Schneid- und Abisoliermaschinen für den Tisch: Bereiche, Genauigkeit und Gewicht.',
        blocks: [
          hero('Auf jedem Tisch', {
            links: [['Mit einer Fachperson sprechen', '/requests/contact']],
            lead: 'Eine Maschine, die zwei Personen tragen und eine einrichten kann.',
            image: 'cut-strip-bench-machine-front',
          }),
          table(
            'Größen',
            [
              'Größe|mm²|Genauigkeit, mm|Gewicht, kg',
              'Fein|0.03–2.5|± 0.1|32',
              'Standard|0.05–6|± 0.1|41',
              'Breit|0.5–10|± 0.2|58',
            ],
            'Demodaten, erfunden.',
          ),
          questions(
            'Fragen',
            ['Braucht es Druckluft?', 'Nein. Alle Antriebe sind elektrisch.'],
            ['Wie laut ist sie?', '62 dB(A): Man kann daneben sprechen.'],
          ),
        ],
      },
    },
  },
  {
    slug: 'coaxial-cable',
    image: 'coax-stripping-machine-front',
    texts: {
      en: {
        title: 'Coaxial cable',
        description: 'Rotary stripping of coaxial cable in up to nine steps, without burr.',
        blocks: [
          hero('Nine steps, no burr', {
            lead: 'Each step has its own depth, length and speed. The last turn takes the burr away.',
            image: 'coax-stripping-machine-front',
          }),
          beside(
            { heading: 'Braid gives way', image: 'coax-stripping-machine-compact' },
            'So the blades go in slowly: 0.02 mm a turn. Each wire of the braid is cut, none is pulled out.',
          ),
          expert('Send one metre of cable and the drawing of the plug.', 'Ines Duarte', 'Application engineer, Porto'),
        ],
      },
      de: {
        title: 'Koaxialkabel',
        description: 'Rotierendes Abisolieren von Koaxialkabel in bis zu neun Stufen, ohne Grat.',
        blocks: [
          hero('Neun Stufen, kein Grat', {
            lead: 'Jede Stufe hat eigene Tiefe, Länge und eigenes Tempo. Die letzte Umdrehung nimmt den Grat weg.',
            image: 'coax-stripping-machine-front',
          }),
          beside(
            { heading: 'Geflecht weicht aus', image: 'coax-stripping-machine-compact' },
            'Darum stellen die Messer langsam zu: 0.02 mm je Umdrehung. Jeder Draht wird geschnitten, keiner herausgezogen.',
          ),
          expert(
            'Schicken Sie einen Meter Kabel und die Zeichnung des Steckers.',
            'Ines Duarte',
            'Anwendungstechnikerin, Porto',
          ),
        ],
      },
    },
  },
)

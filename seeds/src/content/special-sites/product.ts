import { keyFigures, table } from '../blocks/figures.ts'
import { beside, hero, questions, timeline } from '../blocks/text-blocks.ts'
import type { SeedPage } from '../seed-page.ts'

const siteSlug = 'product'
const theme = 'Product'

export const productSitePages: SeedPage[] = [
  {
    siteSlug,
    slug: 'home',
    theme,
    image: 'automatic-crimping-line-front',
    texts: {
      en: {
        title: 'The Axion series',
        description: 'One line for plants that change over more often than they run. Demo site of a product.',
        blocks: [
          hero('Three minutes', {
            opening: 'picture',
            lead: 'That is how long the Axion 56 takes from the last wire of one order to the first of the next.',
            image: 'automatic-crimping-line-front',
            links: [
              ['See the line', '/axion'],
              ['See the changeover', '/changeover'],
            ],
          }),
          keyFigures([
            ['3', 'min', 'Changeover'],
            ['3,700', null, 'Wires an hour'],
            ['512', null, 'Points per force curve'],
          ]),
          beside(
            { heading: 'It knows its parts', image: 'spare-crimp-applicator', square: true },
            'Applicator, cassette and magazine carry a chip. What does not belong to the order is refused.',
          ),
        ],
      },
      de: {
        title: 'Die Axion-Reihe',
        description: 'Eine Linie für Werke, die öfter umrüsten als durchlaufen. Demoseite eines Produkts.',
        blocks: [
          hero('Drei Minuten', {
            opening: 'picture',
            lead: 'So lange braucht die Axion 56 von der letzten Leitung des einen Auftrags zur ersten des nächsten.',
            image: 'automatic-crimping-line-front',
            links: [
              ['Zur Linie', '/axion'],
              ['Zum Umrüsten', '/changeover'],
            ],
          }),
          keyFigures([
            ['3', 'min', 'Umrüsten'],
            ['3’700', null, 'Leitungen pro Stunde'],
            ['512', null, 'Punkte je Kraftkurve'],
          ]),
          beside(
            { heading: 'Sie kennt ihre Teile', image: 'spare-crimp-applicator', square: true },
            'Applikator, Kassette und Magazin tragen einen Chip. Was nicht zum Auftrag gehört, wird abgewiesen.',
          ),
        ],
      },
      fr: {
        title: 'La série Axion',
        description:
          'Une ligne pour les usines qui changent de série plus souvent qu’elles ne produisent. Site de démonstration.',
        blocks: [
          hero('Trois minutes', {
            lead: 'C’est le temps qu’il faut à l’Axion 56 entre le dernier fil d’une commande et le premier de la suivante.',
            image: 'automatic-crimping-line-front',
            links: [
              ['Voir la ligne', '/axion'],
              ['Voir le changement de série', '/changeover'],
            ],
          }),
          keyFigures([
            ['3', 'min', 'Changement de série'],
            ['3 700', null, 'Fils par heure'],
            ['512', null, 'Points par courbe de force'],
          ]),
          beside(
            { heading: 'Elle connaît ses pièces', image: 'spare-crimp-applicator', square: true },
            'Applicateur, cassette et magasin portent une puce. Ce qui n’appartient pas à la commande est refusé.',
          ),
        ],
      },
    },
  },
  {
    siteSlug,
    slug: 'axion',
    theme,
    image: 'automatic-crimping-line',
    texts: {
      en: {
        title: 'Axion',
        description: 'Four models of the Axion series with wire range, speed and stations.',
        blocks: [
          hero('Four models', {
            links: [['Talk to an Expert', '/requests/contact']],
            lead: 'The same control, the same applicators, other sizes.',
            image: 'automatic-crimping-line',
          }),
          table(
            'Models',
            [
              'Model|Wire, mm²|Wires an hour|Stations',
              'Axion 32|0.13–4|2,600|3',
              'Axion 56|0.22–6|3,700|5',
              'Axion 72|0.22–10|4,600|6',
              'Axion 88|0.22–16|5,200|8',
            ],
            'Demo data, invented.',
          ),
          questions('Questions', ['Which one do I need?', 'The one for your thickest wire. Speed rarely decides.']),
        ],
      },
      de: {
        title: 'Axion',
        description: 'Vier Modelle der Axion-Reihe mit Drahtbereich, Tempo und Stationen.',
        blocks: [
          hero('Vier Modelle', {
            links: [['Mit einer Fachperson sprechen', '/requests/contact']],
            lead: 'Gleiche Steuerung, gleiche Applikatoren, andere Größen.',
            image: 'automatic-crimping-line',
          }),
          table(
            'Modelle',
            [
              'Modell|Leitung, mm²|Leitungen pro Stunde|Stationen',
              'Axion 32|0.13–4|2’600|3',
              'Axion 56|0.22–6|3’700|5',
              'Axion 72|0.22–10|4’600|6',
              'Axion 88|0.22–16|5’200|8',
            ],
            'Demodaten, erfunden.',
          ),
          questions('Fragen', ['Welches brauche ich?', 'Das für Ihre dickste Leitung. Das Tempo entscheidet selten.']),
        ],
      },
      fr: {
        title: 'Axion',
        description: 'Quatre modèles de la série Axion avec plage de fils, vitesse et stations.',
        blocks: [
          hero('Quatre modèles', {
            links: [['Parler à un expert', '/requests/contact']],
            lead: 'La même commande, les mêmes applicateurs, d’autres tailles.',
            image: 'automatic-crimping-line',
          }),
          table(
            'Modèles',
            [
              'Modèle|Fil, mm²|Fils par heure|Stations',
              'Axion 32|0,13–4|2 600|3',
              'Axion 56|0,22–6|3 700|5',
              'Axion 72|0,22–10|4 600|6',
              'Axion 88|0,22–16|5 200|8',
            ],
            'Données de démonstration, inventées.',
          ),
          questions('Questions', [
            'Lequel me faut-il ?',
            'Celui qui convient à votre fil le plus gros. La vitesse décide rarement.',
          ]),
        ],
      },
    },
  },
  {
    siteSlug,
    slug: 'changeover',
    theme,
    image: 'spare-crimp-applicator',
    texts: {
      en: {
        title: 'Changeover',
        description: 'The three minutes of a changeover, step by step.',
        blocks: [
          hero('Where the minutes go', {
            links: [['Talk to an Expert', '/requests/contact']],
            lead: 'We filmed forty changeovers. Most time went into looking for things.',
            image: 'spare-crimp-applicator',
          }),
          timeline(
            'Step by step',
            ['0:00', 'Last wire out'],
            ['0:50', 'Applicator in'],
            ['1:40', 'Wire changed'],
            ['2:30', 'Sample measured'],
            ['3:00', 'Released'],
          ),
        ],
      },
      de: {
        title: 'Umrüsten',
        description: 'Die drei Minuten beim Umrüsten, Schritt für Schritt.',
        blocks: [
          hero('Wohin die Minuten gehen', {
            links: [['Mit einer Fachperson sprechen', '/requests/contact']],
            lead: 'Wir haben vierzig Umrüstungen gefilmt. Die meiste Zeit ging beim Suchen verloren.',
            image: 'spare-crimp-applicator',
          }),
          timeline(
            'Schritt für Schritt',
            ['0:00', 'Letzte Leitung raus'],
            ['0:50', 'Applikator rein'],
            ['1:40', 'Draht gewechselt'],
            ['2:30', 'Muster gemessen'],
            ['3:00', 'Freigegeben'],
          ),
        ],
      },
      fr: {
        title: 'Changement de série',
        description: 'Les trois minutes d’un changement de série, étape par étape.',
        blocks: [
          hero('Où passent les minutes', {
            links: [['Parler à un expert', '/requests/contact']],
            lead: 'Nous avons filmé quarante changements de série. Le plus de temps se perdait à chercher.',
            image: 'spare-crimp-applicator',
          }),
          timeline(
            'Étape par étape',
            ['0:00', 'Dernier fil sorti'],
            ['0:50', 'Applicateur en place'],
            ['1:40', 'Fil changé'],
            ['2:30', 'Échantillon mesuré'],
            ['3:00', 'Libéré'],
          ),
        ],
      },
    },
  },
]

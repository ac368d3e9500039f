import { table } from '../blocks/figures.ts'
import { beside, hero, questions } from '../blocks/text-blocks.ts'
import { toApplication } from './to-application.ts'

export const railway = toApplication({
  slug: 'railway',
  image: 'harness-test-bench-large',
  en: {
    title: 'Railway',
    description: 'Long cable with thick insulation that must not burn or smoke, and documents for forty years.',
    blocks: [
      hero('Wiring for forty years in service', {
        links: [['Talk to an Expert', '/requests/contact']],
        lead: 'A tram is rebuilt twice and never rewired. What we crimp today must still be explained in 2066.',
        image: 'harness-test-bench-large',
      }),
      table('Typical work', [
        'Task|Range|Machine',
        'Long cable|up to 80 m|Cut and strip machine',
        'Halogen-free sheath|4–150 mm²|Rotary head',
        'Coding|Text and Data Matrix|Inkjet',
        'Test|2,500 V|High-voltage tester',
      ]),
      beside(
        { heading: 'Sheath that does not tear', image: 'cut-strip-bench-machine-large' },
        'Halogen-free compounds are filled with minerals. They blunt blades and tear instead of cutting. We use ceramic blades and warm the sheath to 45 degrees.',
      ),
      questions('Questions', [
        'How long do you keep records?',
        'Fifteen years by default, forty on request. The format is a text file.',
      ]),
    ],
  },
  de: {
    title: 'Bahn',
    description:
      'Lange Kabel mit dicker Isolation, die nicht brennen und nicht rauchen darf, und Unterlagen für vierzig Jahre.',
    blocks: [
      hero('Verdrahtung für vierzig Jahre Betrieb', {
        links: [['Mit einer Fachperson sprechen', '/requests/contact']],
        lead: 'Ein Tram wird zweimal umgebaut und nie neu verkabelt. Was wir heute crimpen, muss man 2066 noch erklären können.',
        image: 'harness-test-bench-large',
      }),
      table('Übliche Arbeiten', [
        'Aufgabe|Bereich|Maschine',
        'Lange Kabel|bis 80 m|Schneid- und Abisoliermaschine',
        'Halogenfreier Mantel|4–150 mm²|Rotationskopf',
        'Kennzeichnung|Text und Data Matrix|Tintenstrahl',
        'Prüfung|2’500 V|Hochspannungsprüfer',
      ]),
      beside(
        { heading: 'Ein Mantel, der nicht reißt', image: 'cut-strip-bench-machine-large' },
        'Halogenfreie Mischungen sind mit Mineralien gefüllt. Sie machen Messer stumpf und reißen, statt sich schneiden zu lassen. Wir nehmen Keramikmesser und wärmen den Mantel auf 45 Grad.',
      ),
      questions('Fragen', [
        'Wie lange bewahren Sie Einträge auf?',
        'Fünfzehn Jahre ohne weiteres, vierzig auf Wunsch. Das Format ist eine Textdatei.',
      ]),
    ],
  },
})

import { keyFigures, table } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { beside, callToAction, hero, questions, timeline } from '../blocks/text-blocks.ts'
import type { SeedPage } from '../seed-page.ts'

const siteSlug = 'iqc'
const theme = 'Iqc'

export const iqcPages: SeedPage[] = [
  {
    siteSlug,
    slug: 'home',
    theme,
    image: 'crimp-inspection-microscope-front',
    texts: {
      en: {
        title: 'Integrated quality control',
        description:
          'A method for crimp quality: measure in the process, not after it. Demo site of the Norlitz group.',
        blocks: [
          hero('Measure each step where it happens', {
            opening: 'dark',
            steps: [
              ['Strip', 'length'],
              ['Crimp', 'force'],
              ['Height', '1.67 Cpk'],
              ['Micrograph', '9 s'],
            ],
            lead: 'IQC is a method: every step measures its own work and passes on only what is good.',
            image: 'crimp-inspection-microscope-front',
          }),
          keyFigures([
            ['4', null, 'Steps that measure themselves'],
            ['9', 's', 'From crimp to micrograph'],
            ['1.67', 'Cpk', 'Target for crimp height'],
          ]),
          teasers(
            { heading: 'Two ways in' },
            ['Method', 'What is measured where', '/method', 'crimp-contact-macro'],
            ['Courses', 'Learn it in five days', '/courses', 'assembly-workstation'],
          ),
        ],
      },
      de: {
        title: 'Integrierte Qualitätskontrolle',
        description:
          'Eine Methode für Crimpqualität: im Prozess messen und nicht danach. Demoseite der Norlitz-Gruppe.',
        blocks: [
          hero('Jeden Schritt dort messen, wo er geschieht', {
            opening: 'dark',
            steps: [
              ['Abisolieren', 'Länge'],
              ['Crimpen', 'Kraft'],
              ['Crimphöhe', '1.67 Cpk'],
              ['Schliffbild', '9 s'],
            ],
            lead: 'IQC ist eine Methode: Jeder Schritt misst seine eigene Arbeit und gibt nur weiter, was gut ist.',
            image: 'crimp-inspection-microscope-front',
          }),
          keyFigures([
            ['4', null, 'Schritte, die sich selber messen'],
            ['9', 's', 'Vom Crimp zum Schliffbild'],
            ['1.67', 'Cpk', 'Ziel für die Crimphöhe'],
          ]),
          teasers(
            { heading: 'Zwei Einstiege' },
            ['Methode', 'Was wo gemessen wird', '/method', 'crimp-contact-macro'],
            ['Kurse', 'In fünf Tagen gelernt', '/courses', 'assembly-workstation'],
          ),
        ],
      },
    },
  },
  {
    siteSlug,
    slug: 'method',
    theme,
    image: 'crimp-contact-macro',
    texts: {
      en: {
        title: 'Method',
        description: 'Four steps of a wire and what each of them measures by itself.',
        blocks: [
          hero('Four steps, four measurements', {
            links: [['Reserve a place', '/requests/contact?topic=training']],
            lead: 'A fault that is found one step later costs ten times as much. So no step waits for the next.',
            image: 'crimp-contact-macro',
          }),
          table('What is measured where', [
            'Step|Measures|Stops at',
            'Cut|Length|± 0.5 mm',
            'Strip|Blade contact|1 touch',
            'Crimp|Force curve|3 % deviation',
            'Insert|Way of the terminal|0.3 mm',
          ]),
          questions('Questions', [
            'Does it replace final testing?',
            'No. It makes the final test boring, which is what it should be.',
          ]),
        ],
      },
      de: {
        title: 'Methode',
        description: 'Vier Schritte einer Leitung und was jeder davon selber misst.',
        blocks: [
          hero('Vier Schritte, vier Messungen', {
            links: [['Platz reservieren', '/requests/contact?topic=training']],
            lead: 'Ein Fehler, der einen Schritt später auffällt, kostet das Zehnfache. Also wartet kein Schritt auf den nächsten.',
            image: 'crimp-contact-macro',
          }),
          table('Was wo gemessen wird', [
            'Schritt|Misst|Hält an bei',
            'Schneiden|Länge|± 0.5 mm',
            'Abisolieren|Messerkontakt|1 Berührung',
            'Crimpen|Kraftkurve|3 % Abweichung',
            'Stecken|Weg des Kontakts|0.3 mm',
          ]),
          questions('Fragen', [
            'Ersetzt das die Endprüfung?',
            'Nein. Es macht die Endprüfung langweilig, und so soll sie sein.',
          ]),
        ],
      },
    },
  },
  {
    siteSlug,
    slug: 'courses',
    theme,
    image: 'assembly-workstation',
    texts: {
      en: {
        title: 'Courses',
        description: 'Five days of crimp quality with your own wires, in Wolhusen, Elgin or Pune.',
        blocks: [
          hero('Five days, your own wires', {
            lead: 'Send your wires two weeks before. You cut open what you make.',
            image: 'assembly-workstation',
          }),
          timeline(
            'The week',
            ['Monday', 'Set up a press'],
            ['Tuesday', 'Pull and measure'],
            ['Wednesday', 'Cut and polish'],
            ['Thursday', 'Force curves'],
            ['Friday', 'Examination'],
          ),
          beside(
            { heading: 'Eight people at most', image: 'crimp-inspection-microscope-compact' },
            'Two people share a press and a microscope. Whoever has judged three crimps correctly without help has passed.',
          ),
          callToAction('Reserve a place', 'The next course in Wolhusen begins on 8 February 2027.', [
            'Reserve',
            '/requests/contact?topic=training',
          ]),
        ],
      },
      de: {
        title: 'Kurse',
        description: 'Fünf Tage Crimpqualität mit Ihren eigenen Leitungen, in Wolhusen, Elgin oder Pune.',
        blocks: [
          hero('Fünf Tage, Ihre eigenen Leitungen', {
            lead: 'Schicken Sie Ihre Leitungen zwei Wochen vorher. Sie schneiden auf, was Sie selber gemacht haben.',
            image: 'assembly-workstation',
          }),
          timeline(
            'Die Woche',
            ['Montag', 'Presse einrichten'],
            ['Dienstag', 'Ziehen und messen'],
            ['Mittwoch', 'Schneiden und polieren'],
            ['Donnerstag', 'Kraftkurven'],
            ['Freitag', 'Prüfung'],
          ),
          beside(
            { heading: 'Höchstens acht Personen', image: 'crimp-inspection-microscope-compact' },
            'Zwei Personen teilen sich Presse und Mikroskop. Bestanden hat, wer drei Crimps ohne Hilfe richtig beurteilt.',
          ),
          callToAction('Platz reservieren', 'Der nächste Kurs in Wolhusen beginnt am 8. Februar 2027.', [
            'Reservieren',
            '/requests/contact?topic=training',
          ]),
        ],
      },
    },
  },
]

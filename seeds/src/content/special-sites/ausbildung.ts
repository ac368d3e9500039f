import { keyFigures, table } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { beside, callToAction, hero, questions, quote, text, timeline } from '../blocks/text-blocks.ts'
import type { SeedPage } from '../seed-page.ts'

const siteSlug = 'ausbildung'
const theme = 'Light_Blue'

/** Site for apprentices in Switzerland, in German only. */
export const ausbildungPages: SeedPage[] = [
  {
    siteSlug,
    slug: 'home',
    theme,
    image: 'assembly-workstation-front',
    texts: {
      de: {
        title: 'Deine Lehre bei Norlitz',
        description: 'Sechs Berufe, 22 Lehrstellen im Jahr und im ersten Monat eine Maschine von 1961.',
        blocks: [
          hero('Nimm sie auseinander', {
            opening: 'picture',
            lead: 'Im ersten Monat zerlegst du unsere älteste Maschine und baust sie wieder zusammen. Danach weißt du, ob das etwas für dich ist.',
            image: 'assembly-workstation-front',
            links: [
              ['Schnuppern', '/schnuppern'],
              ['Bewerben', '/bewerben'],
            ],
          }),
          keyFigures(
            [
              ['6', null, 'Berufe'],
              ['22', null, 'Lehrstellen pro Jahr'],
              ['83', '%', 'Bleiben nach der Lehre'],
            ],
            { footnote: 'Demodaten, erfunden.' },
          ),
          quote(
            'Ich war siebzehn und wurde gefragt, warum ich es anders machen würde. Dann haben sie es so gemacht.',
            'Nina Felder',
            'Automatikerin, drittes Lehrjahr',
          ),
          teasers(
            { heading: 'Schau dich um' },
            ['Berufe', 'Was du bei uns lernen kannst', '/berufe', 'spare-gripper'],
            ['Schnupperlehre', 'Zwei Tage in der Werkstatt', '/schnuppern', 'spare-cutter-head'],
            ['Bewerben', 'Was wir von dir brauchen', '/bewerben', 'service-desk'],
          ),
        ],
      },
    },
  },
  {
    siteSlug,
    slug: 'berufe',
    theme,
    image: 'spare-gripper',
    texts: {
      de: {
        title: 'Berufe',
        description: 'Polymechanik, Automatik, Informatik und drei weitere Berufe mit Dauer und Lehrstellen.',
        blocks: [
          hero('Sechs Berufe', {
            links: [['Bewerben', '/requests/contact?topic=application']],
            lead: 'Alle sechs Monate wechselst du die Abteilung. So siehst du die ganze Maschine und nicht nur ein Teil davon.',
            image: 'spare-gripper',
          }),
          table(
            'Lehrstellen 2027',
            [
              'Beruf|Jahre|Stellen',
              'Polymechaniker/in EFZ|4|7',
              'Automatiker/in EFZ|4|6',
              'Informatiker/in EFZ|4|4',
              'Konstrukteur/in EFZ|4|2',
              'Logistiker/in EFZ|3|2',
              'Kauffrau/Kaufmann EFZ|3|1',
            ],
            'Demodaten, erfunden.',
          ),
          beside(
            { heading: 'Im dritten Jahr zum Kunden', image: 'crimping-press-compact' },
            'Du fährst mit einer Servicetechnikerin oder einem Servicetechniker mit. Und nicht, um die Tasche zu tragen.',
          ),
        ],
      },
    },
  },
  {
    siteSlug,
    slug: 'schnuppern',
    theme,
    image: 'spare-cutter-head',
    texts: {
      de: {
        title: 'Schnupperlehre',
        description: 'Zwei Tage in der Werkstatt, in allen Schulferien: was du tust und was du mitnimmst.',
        blocks: [
          hero('Zwei Tage, ein Werkstück', {
            links: [['Schnuppertag anfragen', '/requests/contact?topic=visit']],
            lead: 'Du drehst, bohrst, lötest und programmierst. Was du baust, nimmst du mit nach Hause.',
            image: 'spare-cutter-head',
          }),
          timeline(
            'So läuft es ab',
            ['Tag 1, 8 Uhr', 'Begrüßung und Sicherheit'],
            ['Tag 1, 9 Uhr', 'Drehen und bohren'],
            ['Tag 2, 8 Uhr', 'Löten und programmieren'],
            ['Tag 2, 15 Uhr', 'Rückmeldung', 'Du sagst uns, wie es war. Und wir dir.'],
          ),
          questions(
            'Gut zu wissen',
            ['Wie alt muss ich sein?', 'Mindestens 13 Jahre.'],
            ['Was muss ich mitbringen?', 'Lange Hosen und geschlossene Schuhe. Den Rest haben wir.'],
          ),
        ],
      },
    },
  },
  {
    siteSlug,
    slug: 'bewerben',
    theme,
    image: 'service-desk',
    texts: {
      de: {
        title: 'Bewerben',
        description: 'Was wir von dir brauchen, wie lange es dauert und wie das Gespräch abläuft.',
        blocks: [
          hero('Zeig, was du gebaut hast', {
            lead: 'Noten sagen etwas. Ein repariertes Velo sagt mehr. Bring es mit, oder ein Bild davon.',
          }),
          text('Was wir brauchen', [
            '1. Ein Brief von dir, eine Seite',
            '2. Die Zeugnisse der letzten zwei Jahre',
            '3. Ein Bild von etwas, das du gebaut oder repariert hast',
          ]),
          timeline(
            'Wie es weitergeht',
            ['Nach 1 Woche', 'Wir bestätigen deine Bewerbung'],
            ['Nach 3 Wochen', 'Gespräch, gern mit den Eltern'],
            ['Nach 4 Wochen', 'Antwort'],
          ),
          callToAction('Noch Fragen?', 'Schreib uns oder ruf an. Es antwortet jemand, der selber hier gelernt hat.', [
            'Schreib uns',
            '/requests/contact?topic=application',
          ]),
        ],
      },
    },
  },
]

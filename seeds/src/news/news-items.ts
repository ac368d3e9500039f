import type { SeedNewsItem } from './seed-news-item.ts'

type NewsText = [title: string, text: string]
type Item = Pick<SeedNewsItem, 'key' | 'link'> & {
  day: string
  image?: SeedNewsItem['image']
  en: NewsText
  de: NewsText
}

const items: Item[] = [
  {
    key: 'axion-control-8-4',
    day: '2026-11-14',
    link: '/products/crimping-lines/double-end-lines/axion-56',
    image: 'automatic-crimping-line',
    en: ['Axion control 8.4 is ready', 'Faster sample release and a clearer wire list. The update takes 25 minutes.'],
    de: [
      'Axion-Steuerung 8.4 ist da',
      'Schnellere Musterfreigabe und eine klarere Leitungsliste. Das Update dauert 25 Minuten.',
    ],
  },
  {
    key: 'blades-flry-b',
    day: '2026-11-12',
    link: '/services/spare-parts',
    image: 'spare-blade-set',
    en: ['Blades for FLRY-B now in stock in Linz', 'Delivery the next morning in Austria, Czechia and Hungary.'],
    de: ['Messer für FLRY-B ab Lager Linz', 'Lieferung am nächsten Morgen in Österreich, Tschechien und Ungarn.'],
  },
  {
    key: 'second-hall-timisoara',
    day: '2026-11-11',
    link: '/media-releases/second-assembly-hall-in-timisoara',
    image: 'factory-hall',
    en: ['Second assembly hall opens in Timișoara', 'The building doubles the floor for fully automatic lines.'],
    de: ['Zweite Montagehalle in Timișoara eröffnet', 'Der Bau verdoppelt die Fläche für vollautomatische Linien.'],
  },
  {
    key: 'story-37-strands',
    day: '2026-11-04',
    link: '/stories/what-37-strands-look-like',
    image: 'crimp-contact-macro',
    en: ['Story: what 37 strands look like', 'A micrograph nine seconds after the cut.'],
    de: ['Geschichte: wie 37 Einzeldrähte aussehen', 'Ein Schliffbild neun Sekunden nach dem Schnitt.'],
  },
  {
    key: 'third-quarter-2026',
    day: '2026-10-28',
    link: '/media-releases/third-quarter-2026',
    en: ['Third quarter: order intake up 6.2 percent', 'The outlook for the year is confirmed. Demo data.'],
    de: [
      'Drittes Quartal: Bestellungseingang plus 6.2 Prozent',
      'Der Ausblick auf das Jahr wird bestätigt. Demodaten.',
    ],
  },
  {
    key: 'axion-56-munich',
    day: '2026-10-14',
    link: '/media-releases/axion-56-in-munich',
    image: 'automatic-crimping-line-front',
    en: ['Axion 56 shown in Munich', 'Changeover in three minutes, no tools.'],
    de: ['Axion 56 in München gezeigt', 'Umgerüstet in drei Minuten, ohne Werkzeug.'],
  },
  {
    key: 'story-twisted-pair',
    day: '2026-10-08',
    link: '/stories/why-a-twisted-pair-must-not-know',
    image: 'wire-twisting-machine',
    en: ['Story: the twisted pair', 'Why the first loop behind a gripper was too long.'],
    de: ['Geschichte: das verdrillte Paar', 'Warum die erste Schlinge hinter dem Greifer zu lang war.'],
  },
  {
    key: 'one-data-format',
    day: '2026-09-17',
    link: '/media-releases/one-data-format-for-test-systems',
    image: 'harness-test-bench',
    en: ['Test programs move between two families', 'No conversion needed any more.'],
    de: ['Prüfprogramme wechseln zwischen zwei Familien', 'Eine Umwandlung braucht es nicht mehr.'],
  },
  {
    key: 'courses-2027',
    day: '2026-09-08',
    link: '/services/training',
    image: 'assembly-workstation',
    en: ['Courses for 2027 can be reserved', 'Thirty-eight courses in Wolhusen, Elgin and Pune.'],
    de: ['Kurse 2027 können reserviert werden', '38 Kurse in Wolhusen, Elgin und Pune.'],
  },
  {
    key: 'story-force-curve',
    day: '2026-09-02',
    link: '/stories/five-ways-to-read-a-force-curve',
    image: 'crimping-press',
    en: ['Story: five ways to read a force curve', 'What the line says before you open the cover.'],
    de: ['Geschichte: wo die Kraftkurve spricht', 'Was die Linie sagt, bevor Sie die Haube öffnen.'],
  },
  {
    key: 'half-year-2026',
    day: '2026-08-18',
    link: '/media-releases/half-year-results-2026',
    en: ['Half-year results 2026', 'Revenue of CHF 168.3 million. Demo data.'],
    de: ['Halbjahresergebnis 2026', 'Umsatz von CHF 168.3 Millionen. Demodaten.'],
  },
  {
    key: 'quality-log-export',
    day: '2026-07-21',
    link: '/smart-factory/quality-log',
    image: 'crimp-inspection-microscope',
    en: ['Quality log exports a whole harness', 'One file with all crimps, curves and pictures.'],
    de: ['Das Qualitätslog gibt ganze Kabelbäume aus', 'Eine Datei mit allen Crimps, Kurven und Bildern.'],
  },
  {
    key: 'pune-1000',
    day: '2026-07-02',
    link: '/media-releases/training-centre-in-pune',
    en: ['Pune: 1,000 graduates', 'Technicians from 14 countries have passed the crimp quality course.'],
    de: ['Pune: 1’000 Abschlüsse', 'Fachleute aus 14 Ländern haben den Kurs zur Crimpqualität bestanden.'],
  },
  {
    key: 'maintenance-window',
    day: '2026-06-24',
    link: null,
    en: ['Maintenance on Sunday, 28 June', 'The customer portal rests between 6 and 8 h UTC.'],
    de: ['Wartung am Sonntag, 28. Juni', 'Das Kundenportal ruht zwischen 6 und 8 Uhr UTC.'],
  },
]

/** News feed of the main site. */
export const newsItems: SeedNewsItem[] = items.map(({ key, day, link, image, en, de }) => ({
  key,
  siteSlug: '',
  publicationDate: `${day}T08:00:00.000Z`,
  image: image ?? null,
  link,
  texts: { en: toText(en), de: toText(de) },
}))

function toText([title, text]: NewsText): { title: string; text: string } {
  return { title, text }
}

import type { AreaTexts } from '../../catalogue.ts'

export const consent: AreaTexts<'consent'> = {
  'consent.name': 'Cookies',
  'consent.title': 'Môžeme merať, ako sa web používa?',
  'consent.text':
    'Nevyhnutné cookies uchovávajú jazyk, porovnanie a prihlásenie. S vaším súhlasom tiež počítame návštevy a načítavame videá. Voľbu môžete kedykoľvek zmeniť v päte stránky.',
  'consent.only-necessary': 'Iba nevyhnutné',
  'consent.accept-all': 'Prijať všetko',
  'consent.choose': 'Vybrať',
  'consent.settings': 'Nastavenia cookies',
  'consent.settings-lead': 'Každá skupina funguje samostatne. Bez vášho súhlasu sa nič nezapne.',
  'consent.last-choice': 'Vaša posledná voľba: {date}.',
  'consent.close-without-saving': 'Zavrieť bez uloženia',
  'consent.save': 'Uložiť moju voľbu',
  'consent.cookie-count':
    '{count, plural, one {# súbor cookie} few {# súbory cookie} many {# súboru cookie} other {# súborov cookie}}',
  'consent.cookie': 'Súbor cookie',
  'consent.purpose': 'Účel',
  'consent.stored-for': 'Doba uchovávania',

  'consent.necessary': 'Nevyhnutné',
  'consent.necessary-text': 'Jazyk, porovnanie, košík dielov, prihlásenie, táto voľba.',
  'consent.statistics': 'Štatistika',
  'consent.statistics-text': 'Počíta stránky a hľadania, bez vášho mena. Uchováva sa 14 mesiacov.',
  'consent.media': 'Videá a mapy',
  'consent.media-text': 'Načítava videá a mapy od iných spoločností.',
  'consent.advertising': 'Reklama',
  'consent.advertising-text': 'Ukazuje, či reklama viedla k dopytu.',
}

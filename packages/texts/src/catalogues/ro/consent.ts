import type { AreaTexts } from '../../catalogue.ts'

export const consent: AreaTexts<'consent'> = {
  'consent.name': 'Module cookie',
  'consent.title': 'Putem măsura cum este folosit site-ul?',
  'consent.text':
    'Modulele cookie necesare păstrează limba, comparația și conectarea. Cu acordul dumneavoastră numărăm și vizitele și încărcăm videoclipuri. Puteți modifica alegerea oricând în subsol.',
  'consent.only-necessary': 'Numai cele necesare',
  'consent.accept-all': 'Acceptați toate',
  'consent.choose': 'Alegeți',
  'consent.settings': 'Setări cookie',
  'consent.settings-lead': 'Fiecare grup funcționează separat. Nimic nu este activat fără acordul dumneavoastră.',
  'consent.last-choice': 'Ultima dumneavoastră alegere: {date}.',
  'consent.close-without-saving': 'Închideți fără salvare',
  'consent.save': 'Salvați alegerea mea',
  'consent.cookie-count': '{count, plural, one {# modul cookie} few {# module cookie} other {# de module cookie}}',
  'consent.cookie': 'Modul cookie',
  'consent.purpose': 'Scop',
  'consent.stored-for': 'Durată de păstrare',

  'consent.necessary': 'Necesare',
  'consent.necessary-text': 'Limbă, comparație, coș de piese, conectare, această alegere.',
  'consent.statistics': 'Statistici',
  'consent.statistics-text': 'Numără pagini și căutări, fără numele dumneavoastră. Păstrate 14 luni.',
  'consent.media': 'Videoclipuri și hărți',
  'consent.media-text': 'Încarcă videoclipuri și hărți de la alte companii.',
  'consent.advertising': 'Publicitate',
  'consent.advertising-text': 'Arată dacă un anunț a dus la o solicitare.',
}

import type { AreaTexts } from '../../catalogue.ts'

export const error: AreaTexts<'error'> = {
  'error.overline': 'Eroare {status}',
  'error.open-circuit': 'Circuit întrerupt',
  'error.not-found.title': 'Pagina nu a fost găsită',
  'error.not-found.path': 'Pagina nu a fost găsită: {path}',
  'error.not-found.reason': 'Este posibil ca pagina să fi fost mutată sau ca adresa să conțină o greșeală.',
  'error.unexpected.title': 'A apărut o eroare neașteptată',
  'error.unexpected.heading': 'Ne pare rău, ceva nu a mers bine',
  'error.unexpected.reason': 'Am fost informați. Încercați din nou peste câteva minute.',
  'error.no-site':
    'Acest site web nu este încă configurat. Echipa adaugă în administrarea conținutului un site cu domeniu, antet și subsol.',
  'error.maintenance.title': 'Întreținere',
  'error.maintenance.text': 'Dacă lucrăm la această pagină, ea va reveni în scurt timp.',
  'error.go-home': 'Mergeți la pagina principală',

  'error.not-found.full-path': 'Pagina nu a fost găsită: {fullPath}',
  'error.not-found.suggestions': 'Căutați una dintre aceste pagini?',
  'error.not-found.search': 'Căutați pe site',
  'error.not-found.closest': 'Cea mai apropiată adresă',
  'error.no-access.title': 'Fără acces',
  'error.no-access.reason': 'Contul dumneavoastră nu are permisiune pentru această pagină.',
  'error.maintenance.planned': 'Întreținere de la {from} la {to}',
  'error.offline.title': 'Fără conexiune',
  'error.offline.reason': 'Verificați rețeaua și încercați din nou. Nimic din ce ați introdus nu se pierde.',
  'error.too-many-attempts':
    'Prea multe încercări. Așteptați {minutes, plural, one {# minut} few {# minute} other {# de minute}} și încercați din nou.',

  'error.part-failed': 'Această parte nu a putut fi încărcată.',
  'error.try-again': 'Încercați din nou',
  'error.try-later': 'Încercați din nou mai târziu.',
  'error.technical-details': 'Detalii tehnice',
  'error.request-id': 'ID-ul solicitării',
  'error.time': 'Ora',
  'error.copy-details': 'Copiați detaliile',
  'error.contact-support': 'Contactați asistența',
  'error.send-to-support': 'Trimiteți la asistență',
}

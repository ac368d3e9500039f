import type { AreaTexts } from '../../catalogue.ts'

export const search: AreaTexts<'search'> = {
  'search.placeholder': 'Buscar máquinas, servicios e historias',
  'search.results': '{count, plural, one {# resultado} other {# resultados}} para «{query}»',
  'search.range': '{from} a {to} de {total}',
  'search.none': 'No se han encontrado entradas',
  'search.more': 'Mostrar más',
  'search.failed': 'La búsqueda no responde en este momento. Inténtelo de nuevo en unos minutos.',

  'search.title': 'Buscar',
  'search.label': 'Buscar en el sitio',
  'search.result-count': '{count, plural, one {# resultado} other {# resultados}}',
  'search.did-you-mean': 'Quizá quiso decir:',
  'search.best-match': 'Mejor resultado',
  'search.type': 'Tipo de resultado',
  'search.type.all': 'Todos',
  'search.type.machines': 'Máquinas',
  'search.type.services': 'Servicios',
  'search.type.stories': 'Historias',
  'search.type.documents': 'Documentos',
  'search.type.pages': 'Páginas',

  'search.suggestions': 'Sugerencias',
  'search.suggestion-count': '{count, plural, one {# sugerencia} other {# sugerencias}}',
  'search.suggestion-keys': '↑ ↓ elegir, Intro abrir, Esc cerrar',
  'search.pages-and-documents': 'Páginas y documentos',
  'search.all-results': 'Mostrar todos los resultados',
  'search.none-hint': 'Compruebe la ortografía o use menos palabras.',
  'search.not-the-answer': '¿No es la respuesta?',
  'search.ask': 'Pregunte a una persona que trabaja con ello a diario. Respuesta en 24 horas.',
  'search.often-searched': 'Búsquedas frecuentes',
  'search.enter-word': 'Introduzca una palabra de búsqueda',
}

import type { AreaTexts } from '../../catalogue.ts'

export const search: AreaTexts<'search'> = {
  'search.placeholder': 'Buscar máquinas, serviços e histórias',
  'search.results': '{count, plural, one {# resultado} other {# resultados}} para “{query}”',
  'search.range': '{from} a {to} de {total}',
  'search.none': 'Nenhuma entrada encontrada',
  'search.more': 'Mostrar mais',
  'search.failed': 'A busca não está respondendo no momento. Tente novamente em alguns minutos.',

  'search.title': 'Buscar',
  'search.label': 'Buscar no site',
  'search.result-count': '{count, plural, one {# resultado} other {# resultados}}',
  'search.did-you-mean': 'Você quis dizer:',
  'search.best-match': 'Melhor resultado',
  'search.type': 'Tipo de resultado',
  'search.type.all': 'Todos',
  'search.type.machines': 'Máquinas',
  'search.type.services': 'Serviços',
  'search.type.stories': 'Histórias',
  'search.type.documents': 'Documentos',
  'search.type.pages': 'Páginas',

  'search.suggestions': 'Sugestões',
  'search.suggestion-count': '{count, plural, one {# sugestão} other {# sugestões}}',
  'search.suggestion-keys': '↑ ↓ escolher, Enter abrir, Esc fechar',
  'search.pages-and-documents': 'Páginas e documentos',
  'search.all-results': 'Mostrar todos os resultados',
  'search.none-hint': 'Verifique a ortografia ou use menos palavras.',
  'search.not-the-answer': 'Não é a resposta?',
  'search.ask': 'Pergunte a uma pessoa que trabalha com isso todos os dias. Resposta em até 24 horas.',
  'search.often-searched': 'Buscas frequentes',
  'search.enter-word': 'Digite uma palavra para buscar',
}

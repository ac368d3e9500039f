import type { AreaTexts } from '../../catalogue.ts'

export const story: AreaTexts<'story'> = {
  'story.title': 'Histórias',
  'story.all': 'Todas as histórias',
  'story.latest': 'Últimas histórias',
  'story.related': 'Histórias relacionadas',
  'story.topics': 'Temas',
  'story.all-topics': 'Todos os temas',
  'story.category': 'Categoria',
  'story.all-categories': 'Todas as categorias',
  'story.archive': 'Arquivo',
  'story.all-years': 'Todos os anos',
  'story.more-about': 'Mais sobre: {topic}',
  'story.none': 'Nenhuma história corresponde',
  'story.reading-time': '{minutes, plural, one {# minuto de leitura} other {# minutos de leitura}}',
  'story.machines': 'Máquinas nesta história',

  'story.share': 'Compartilhar',
  'story.share-email': 'Compartilhar por e-mail',
  'story.share-linkedin': 'Compartilhar no LinkedIn',
  'story.authors': 'Autores',
  'story.written-by': 'Escrito por {name}',
  'story.write-to': 'Escrever para {name}',
  'story.count': '{count, plural, one {# história} other {# histórias}}',
  'story.by': 'Histórias de {name}',

  'story.feedback.title': 'Escreva para a redação',
  'story.feedback.lead': 'Uma correção, uma pergunta ou uma história da sua fábrica. Lemos todas as mensagens.',
  'story.feedback.send': 'Enviar mensagem',
  'story.feedback.sent': 'Mensagem enviada',
  'story.feedback.sent-text': 'Obrigado. A redação lê todas as mensagens.',
}

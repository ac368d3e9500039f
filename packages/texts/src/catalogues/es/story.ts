import type { AreaTexts } from '../../catalogue.ts'

export const story: AreaTexts<'story'> = {
  'story.title': 'Historias',
  'story.all': 'Todas las historias',
  'story.latest': 'Últimas historias',
  'story.related': 'Historias relacionadas',
  'story.topics': 'Temas',
  'story.all-topics': 'Todos los temas',
  'story.category': 'Categoría',
  'story.all-categories': 'Todas las categorías',
  'story.archive': 'Archivo',
  'story.all-years': 'Todos los años',
  'story.more-about': 'Más sobre: {topic}',
  'story.none': 'Ninguna historia coincide',
  'story.reading-time': '{minutes, plural, one {# minuto de lectura} other {# minutos de lectura}}',
  'story.machines': 'Máquinas de esta historia',

  'story.share': 'Compartir',
  'story.share-email': 'Compartir por correo electrónico',
  'story.share-linkedin': 'Compartir en LinkedIn',
  'story.authors': 'Autores',
  'story.written-by': 'Escrito por {name}',
  'story.write-to': 'Escribir a {name}',
  'story.count': '{count, plural, one {# historia} other {# historias}}',
  'story.by': 'Historias de {name}',

  'story.feedback.title': 'Escriba a la redacción',
  'story.feedback.lead': 'Una corrección, una pregunta o una historia de su planta. Leemos todos los mensajes.',
  'story.feedback.send': 'Enviar mensaje',
  'story.feedback.sent': 'Mensaje enviado',
  'story.feedback.sent-text': 'Gracias. La redacción lee todos los mensajes.',
}

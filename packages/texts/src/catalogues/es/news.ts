import type { AreaTexts } from '../../catalogue.ts'

export const news: AreaTexts<'news'> = {
  'news-feed.title': 'Noticias',
  'news-feed.new-count': '{count, plural, one {# novedad} other {# novedades}}',
  'news-feed.unread': 'Sin leer',
  'news-feed.audience': 'Para {country}, {language}',
  'news-feed.mark-read': 'Marcar todo como leído',
  'news-feed.all-read': 'Lo ha leído todo',
  'news-feed.show-more': 'Mostrar {count} más',
  'news-feed.none': 'Todavía no hay noticias',
  'news-feed.failed': 'Las noticias no se pueden cargar en este momento.',

  'media-releases.title': 'Notas de prensa',
  'media-releases.lead': 'Noticias de la empresa y comunicaciones según las normas ad hoc de la bolsa.',
  'media-releases.one': 'Nota de prensa',
  'media-releases.ad-hoc-only': 'Solo comunicaciones ad hoc',
  'media-releases.ad-hoc': 'Comunicación ad hoc',
  'media-releases.time-period': 'Período',
  'media-releases.all-years': 'Todos los años',
  'media-releases.range': '{from} a {to} de {total} notas',
  'media-releases.none': 'No hay notas de prensa en este período',
  'media-releases.published-on': 'Publicado el {date}',
  'media-releases.contact': 'Contacto de prensa',
  'media-releases.by-email': 'Por correo electrónico',
  'media-releases.by-email-text': 'Reciba cada nota en el momento de su publicación.',
  'media-releases.subscribe': 'Suscribirse',
  'media-releases.subscribe-sent': 'Confirme mediante el enlace que le hemos enviado.',
}

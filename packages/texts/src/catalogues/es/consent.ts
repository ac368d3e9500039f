import type { AreaTexts } from '../../catalogue.ts'

export const consent: AreaTexts<'consent'> = {
  'consent.name': 'Cookies',
  'consent.title': '¿Podemos medir cómo se usa el sitio?',
  'consent.text':
    'Las cookies necesarias guardan el idioma, la comparación y el inicio de sesión. Con su consentimiento también contamos visitas y cargamos vídeos. Puede cambiarlo en cualquier momento en el pie de página.',
  'consent.only-necessary': 'Solo las necesarias',
  'consent.accept-all': 'Aceptar todas',
  'consent.choose': 'Elegir',
  'consent.settings': 'Configuración de cookies',
  'consent.settings-lead': 'Cada grupo funciona por separado. No se activa nada sin su consentimiento.',
  'consent.last-choice': 'Su última elección: {date}.',
  'consent.close-without-saving': 'Cerrar sin guardar',
  'consent.save': 'Guardar mi elección',
  'consent.cookie-count': '{count, plural, one {# cookie} other {# cookies}}',
  'consent.cookie': 'Cookie',
  'consent.purpose': 'Finalidad',
  'consent.stored-for': 'Conservación',

  'consent.necessary': 'Necesarias',
  'consent.necessary-text': 'Idioma, comparación, carrito de piezas, inicio de sesión, esta elección.',
  'consent.statistics': 'Estadísticas',
  'consent.statistics-text': 'Cuenta páginas y búsquedas, sin su nombre. Se conserva 14 meses.',
  'consent.media': 'Vídeos y mapas',
  'consent.media-text': 'Carga vídeos y mapas de otras empresas.',
  'consent.advertising': 'Publicidad',
  'consent.advertising-text': 'Muestra si un anuncio ha dado lugar a una consulta.',
}

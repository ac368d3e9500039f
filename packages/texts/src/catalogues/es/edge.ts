import type { AreaTexts } from '../../catalogue.ts'

export const edge: AreaTexts<'edge'> = {
  'edge.wait.title': 'Espere, por favor',
  'edge.wait.text':
    'Se han hecho demasiados intentos desde su red. Espere un minuto, vuelva atrás e inténtelo de nuevo. Si los intentos continúan, la espera aumenta a 15 minutos. Su cuenta no está bloqueada.',
  'edge.unavailable.title': 'Volvemos enseguida',
  'edge.unavailable.text': 'Estamos trabajando en el sitio web. Vuelva a intentarlo en medio minuto.',
}

import type { AreaTexts } from '../../catalogue.ts'

export const edge: AreaTexts<'edge'> = {
  'edge.wait.title': 'Espere, por favor',
  'edge.wait.text':
    'Han llegado demasiados intentos desde su red. Vuelva atrás e inténtelo de nuevo en un minuto; si siguen llegando, la espera es de un cuarto de hora. Su cuenta no está bloqueada.',
  'edge.away.title': 'Volvemos enseguida',
  'edge.away.text': 'Estamos trabajando en el sitio web. Vuelva a intentarlo en medio minuto.',
}

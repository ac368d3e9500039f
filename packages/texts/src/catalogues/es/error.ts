import type { AreaTexts } from '../../catalogue.ts'

export const error: AreaTexts<'error'> = {
  'error.overline': 'Error {status}',
  'error.open-circuit': 'Circuito abierto',
  'error.not-found.title': 'Página no encontrada',
  'error.not-found.path': 'Página no encontrada: {path}',
  'error.not-found.reason': 'Es posible que la página se haya movido o que la dirección contenga un error.',
  'error.unexpected.title': 'Se ha producido un error inesperado',
  'error.unexpected.heading': 'Lo sentimos, algo ha salido mal',
  'error.unexpected.reason': 'Ya tenemos constancia. Inténtelo de nuevo en unos minutos.',
  'error.no-site':
    'Este sitio web aún no está configurado. El equipo añade un sitio con su dominio, encabezado y pie de página en la administración de contenidos.',
  'error.maintenance.title': 'Mantenimiento',
  'error.maintenance.text': 'Si estamos trabajando en esta página, volverá en breve.',
  'error.go-home': 'Ir a la página de inicio',

  'error.not-found.full-path': 'Página no encontrada: {fullPath}',
  'error.not-found.suggestions': '¿Buscaba una de estas páginas?',
  'error.not-found.search': 'Buscar en el sitio',
  'error.not-found.closest': 'Dirección más parecida',
  'error.no-access.title': 'Sin acceso',
  'error.no-access.reason': 'Su cuenta no tiene permiso para esta página.',
  'error.maintenance.planned': 'Mantenimiento de {from} a {to}',
  'error.offline.title': 'Sin conexión',
  'error.offline.reason': 'Compruebe la red e inténtelo de nuevo. No se pierde nada de lo que ha introducido.',
  'error.too-many-attempts':
    'Demasiados intentos. Espere {minutes, plural, one {# minuto} other {# minutos}} e inténtelo de nuevo.',

  'error.part-failed': 'No se ha podido cargar esta parte.',
  'error.try-again': 'Intentar de nuevo',
  'error.try-later': 'Inténtelo de nuevo más tarde.',
  'error.technical-details': 'Detalles técnicos',
  'error.request-id': 'ID de la solicitud',
  'error.time': 'Hora',
  'error.copy-details': 'Copiar detalles',
  'error.contact-support': 'Contactar con soporte',
  'error.send-to-support': 'Enviar a soporte',
}

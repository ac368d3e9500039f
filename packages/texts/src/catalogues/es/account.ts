import type { AreaTexts } from '../../catalogue.ts'

export const account: AreaTexts<'account'> = {
  'account.title': 'Configuración de la cuenta',
  'account.internal': 'Empleado interno',
  'account.internal-title': 'Su cuenta se gestiona internamente',
  'account.internal-text':
    'El nombre, el correo electrónico y la contraseña proceden del directorio de la empresa. Para cambiarlos, diríjase al servicio de informática. Aquí puede restablecer su segundo factor.',
  'account.read-only': 'Solo lectura',

  'account.profile': 'Perfil',
  'account.profile.save': 'Guardar perfil',
  'account.profile.saved': 'Perfil guardado',
  'account.profile.saved-text': 'Sus administradores pueden ver los cambios.',
  'account.profile.failed': 'Perfil no guardado',
  'account.profile.by-administrator': 'Lo modifica su administrador.',

  'account.password': 'Contraseña',
  'account.password.changed-on': 'Modificado el {date}',
  'account.password.current': 'Contraseña actual',
  'account.password.new': 'Nueva contraseña',
  'account.password.again': 'Repetir la nueva contraseña',
  'account.password.hint': 'Al menos {min} caracteres. Una frase funciona bien.',
  'account.password.differs': 'Las dos contraseñas nuevas no coinciden.',
  'account.password.wrong': 'La contraseña actual no es correcta.',
  'account.password.change': 'Cambiar contraseña',
  'account.password.changed': 'Contraseña cambiada',
  'account.password.changed-text': 'Las demás sesiones se han cerrado.',
  'account.password.failed': 'Contraseña no cambiada',

  'account.mfa': 'Segundo factor',
  'account.mfa.title': 'Segundo factor y claves de acceso',
  'account.mfa.app': 'Aplicación de autenticación',
  'account.mfa.passkey': 'Clave de acceso',
  'account.mfa.default': 'Predeterminado',
  'account.mfa.added-on': 'Añadido el {date}',
  'account.mfa.used-on': 'Usado el {date}',
  'account.mfa.never-used': 'Nunca usado',
  'account.mfa.add-app': 'Añadir aplicación de autenticación',
  'account.mfa.add-passkey': 'Añadir clave de acceso',
  'account.mfa.reset': 'Restablecer dispositivo',
  'account.mfa.reset-text':
    'Tras el restablecimiento, inicie sesión una vez con su contraseña y añada un dispositivo nuevo.',
  'account.mfa.reset-done': 'Dispositivo restablecido',
  'account.mfa.reset-failed': 'Dispositivo no restablecido',
  'account.mfa.recovery-codes': 'Códigos de recuperación',
  'account.mfa.codes-left': 'Quedan {left} de {total}',
  'account.mfa.new-codes': 'Crear códigos nuevos',

  'account.sessions': 'Sesiones',
  'account.sessions.this-device': 'Este dispositivo',
  'account.sessions.sign-out': 'Cerrar esta sesión',
  'account.sessions.sign-out-of': 'Cerrar sesión: {device}',
  'account.sessions.sign-out-others': 'Cerrar todas las demás sesiones',

  'account.language': 'Idioma y unidades',
  'account.language.field': 'Idioma del portal y de los correos',
  'account.language.save': 'Guardar idioma',
  'account.appearance': 'Apariencia',
  'account.appearance.system': 'Como el dispositivo',
  'account.appearance.light': 'Claro',
  'account.appearance.dark': 'Oscuro',

  'account.delete': 'Eliminar cuenta',
  'account.delete.text':
    'Su acceso termina de inmediato. Los tickets y pedidos permanecen en su empresa y su nombre se sustituye por «antiguo usuario».',
  'account.delete.only-administrator':
    'Usted es el único administrador de su organización. Designe primero a un sucesor.',
  'account.delete.confirm': 'Eliminar mi cuenta',
  'account.delete.type-email': 'Introduzca su correo electrónico para confirmar',
  'account.delete.done': 'Su cuenta se ha eliminado',
  'account.delete.failed': 'Cuenta no eliminada',
}

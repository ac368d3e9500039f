import type { LegalText } from './legal-text.ts'

export const es: LegalText = {
  termsOfUse: {
    title: 'Condiciones de uso',
    description: 'Cómo puede usar este sitio y de qué respondemos.',
    paragraphs: [
      'Este sitio muestra una empresa inventada. Puede leer y copiar sus textos e imágenes para probar el software que lo hace funcionar.',
      'Las cifras, las máquinas y las personas son ficticias. Nada de lo que aparece aquí es una oferta de venta.',
      'Corregimos los errores en cuanto los conocemos. Comuníquelos por la [página de contacto](/contact).',
    ],
  },
  imprint: {
    title: 'Aviso legal',
    description: 'Quién es responsable de este sitio.',
    paragraphs: [
      'Norlitz Holding AG es una empresa inventada para esta demostración. Su dirección sería Bahnhofstrasse 12, 6110 Wolhusen, Suiza.',
      'Responsable del contenido: la redacción de esta instalación.',
      'Escríbanos por la [página de contacto](/contact).',
    ],
  },
  termsAndConditions: {
    title: 'Condiciones generales',
    description: 'Condiciones para máquinas, repuestos y servicio, con la fecha desde la que rigen.',
    paragraphs: [
      'Las condiciones generales rigen para máquinas, repuestos y servicio, salvo que su contrato indique otra cosa. Cada documento nombra los países en los que rige y la fecha desde la que lo hace.',
      'Se aplica la versión vigente el día de su pedido. Las versiones anteriores están disponibles a petición.',
    ],
  },
}

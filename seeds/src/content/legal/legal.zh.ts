import type { LegalText } from './legal-text.ts'

export const zh: LegalText = {
  termsOfUse: {
    title: '使用条款',
    description: '您可以如何使用本网站，以及我们承担的责任。',
    paragraphs: [
      '本网站展示的是一家虚构的公司。您可以阅读和复制其中的文字与图片，用来试用网站背后的软件。',
      '数据、设备和人物均为虚构，此处内容不构成销售要约。',
      '我们在得知错误后会予以更正。请通过[联系页面](/contact)告诉我们。',
    ],
  },
  imprint: {
    title: '法律声明',
    description: '本网站的责任方。',
    paragraphs: [
      'Norlitz Holding AG 是为本演示虚构的公司，其地址为瑞士 6110 Wolhusen，Bahnhofstrasse 12。',
      '内容责任方：本系统的编辑人员。',
      '请通过[联系页面](/contact)与我们联系。',
    ],
  },
  termsAndConditions: {
    title: '通用条款与条件',
    description: '设备、备件和服务的通用条款及其生效日期。',
    paragraphs: [
      '除合同另有约定外，通用条款适用于设备、备件和服务。每份文件都注明适用的国家和生效日期。',
      '以您下单当日有效的版本为准。旧版本可应要求提供。',
    ],
  },
}

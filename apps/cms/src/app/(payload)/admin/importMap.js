import { EditorAreaLink as EditorAreaLink_436aecf95a9c8ef1e34bcf6778959f4c } from '../../../editor-pages/editor-area-link.tsx'
import { VersionListView as VersionListView_7e8f7cb7f8656d29272b212e3499039f } from '../../../version-authors/version-list-view.tsx'
import { RedirectImportLink as RedirectImportLink_9bf7a1f3402ef8c4cd5609dd834f5de9 } from '../../../redirect-import/redirect-import-link.tsx'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { EntryLabel as EntryLabel_c367ac7e33d535d2eaf7ab4ad618fae0 } from '../../../fields/entry-label.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { LinkPicker as LinkPicker_2e0a1edfa784463d0f090e2289d43795 } from '../../../links/link-picker.tsx'
import { BlockLabel as BlockLabel_b527df438fe4e95e4e30da5f132b5851 } from '../../../admin-look/block-label.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { Icon as Icon_2fc8e3a30483705bda48c642061d12f7 } from '../../../admin-look/logo.tsx'
import { Logo as Logo_2fc8e3a30483705bda48c642061d12f7 } from '../../../admin-look/logo.tsx'
import { SignInScreen as SignInScreen_fce61d0bbaff14f1f7b2782c1b773834 } from '../../../sign-in/sign-in-screen.tsx'
import { ImportNavLink as ImportNavLink_cd92b665814a59f33b64f4ee7c3ed9ab } from '../../../catalogue-import/import-nav-link.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { PublishView as PublishView_e0224c7d7e07854a0628a5e1e7e05611 } from '../../../publish-gate/publish-view.tsx'
import { RedirectImportView as RedirectImportView_272e31f65218e7f28536f1a7d19b6d36 } from '../../../redirect-import/redirect-import-view.tsx'
import { ImportView as ImportView_d6e8ef0810e59751e9c7bea072712a40 } from '../../../catalogue-import/import-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/editor-pages/editor-area-link.tsx#EditorAreaLink": EditorAreaLink_436aecf95a9c8ef1e34bcf6778959f4c,
  "/version-authors/version-list-view.tsx#VersionListView": VersionListView_7e8f7cb7f8656d29272b212e3499039f,
  "/redirect-import/redirect-import-link.tsx#RedirectImportLink": RedirectImportLink_9bf7a1f3402ef8c4cd5609dd834f5de9,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/fields/entry-label.tsx#EntryLabel": EntryLabel_c367ac7e33d535d2eaf7ab4ad618fae0,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/links/link-picker.tsx#LinkPicker": LinkPicker_2e0a1edfa784463d0f090e2289d43795,
  "/admin-look/block-label.tsx#BlockLabel": BlockLabel_b527df438fe4e95e4e30da5f132b5851,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin-look/logo.tsx#Icon": Icon_2fc8e3a30483705bda48c642061d12f7,
  "/admin-look/logo.tsx#Logo": Logo_2fc8e3a30483705bda48c642061d12f7,
  "/sign-in/sign-in-screen.tsx#SignInScreen": SignInScreen_fce61d0bbaff14f1f7b2782c1b773834,
  "/catalogue-import/import-nav-link.tsx#ImportNavLink": ImportNavLink_cd92b665814a59f33b64f4ee7c3ed9ab,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/publish-gate/publish-view.tsx#PublishView": PublishView_e0224c7d7e07854a0628a5e1e7e05611,
  "/redirect-import/redirect-import-view.tsx#RedirectImportView": RedirectImportView_272e31f65218e7f28536f1a7d19b6d36,
  "/catalogue-import/import-view.tsx#ImportView": ImportView_d6e8ef0810e59751e9c7bea072712a40,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}

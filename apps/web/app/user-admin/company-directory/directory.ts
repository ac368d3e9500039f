import type { CompanyDirectoryQuery } from './company-directory.generated.ts'

export type Directory = NonNullable<CompanyDirectoryQuery['companyDirectory']>

export type DirectoryGroup = Directory['groups'][number]

export type SavedSignIn = NonNullable<Directory['signIn']>

import { z } from 'zod';
import { defineOperation } from './operation.ts';
import { codePoints, entries, identifier, label, optional, webAddress } from './primitives.ts';

const description = codePoints(0, 3000);
const authorQuery = z.strictObject({ authorId: z.string().min(1).meta({ description: 'Author' }) });

const Author = z
  .object({
    id: z.string().meta({ description: 'Author' }),
    name: z.string().meta({ description: 'Name under the articles' }),
    description: z.string().meta({ description: 'Who the author is; empty when not given' }),
    slug: z.string().meta({ description: "Part of the address of the author's page on hosted blogs" }),
    job_title: z.string().meta({ description: 'Job title or credentials; empty when not given' }),
    links: z.array(z.string()).meta({ description: 'Pages elsewhere that are about the author' }),
    has_avatar: z.boolean().meta({ description: "Whether there is a picture for the author's page" }),
  })
  .meta({ id: 'Author', description: 'An author of the account' });
export type Author = z.infer<typeof Author>;

const facts = {
  jobTitle: optional(codePoints(0, 200)).meta({ description: 'Job title or credentials, shown under the name' }),
  links: optional(entries(webAddress(), 0, 10)).meta({
    description: 'Pages elsewhere that are about the author, for readers and search engines',
  }),
};

const CreateAuthorBody = z
  .strictObject({
    name: label().meta({ description: 'Name under the articles' }),
    description: optional(description).meta({ description: 'Who the author is' }),
    ...facts,
    avatarImageId: optional(identifier()).meta({ description: 'Picture: an image of a knowledge store' }),
  })
  .meta({ id: 'CreateAuthorBody', description: 'A new author' });

const UpdateAuthorBody = z
  .strictObject({
    name: optional(label()).meta({ description: 'New name; missing: as it was' }),
    description: optional(description).meta({ description: 'New description; missing: as it was' }),
    ...facts,
    avatarImageId: identifier().nullable().optional().meta({
      description: 'Picture: an image of a knowledge store; null: none any more; missing: as it was',
    }),
  })
  .meta({ id: 'UpdateAuthorBody', description: 'What changes about an author' });

const common = { auth: 'token', tag: 'Authors', path: '/v1/authors', envelope: 'v1' } as const;
const ada = {
  id: 'author_01',
  name: 'Ada Example',
  description: 'Writes about heating',
  slug: 'ada-example',
  job_title: 'Heating engineer',
  links: ['https://ada.example/about'],
  has_avatar: false,
};

export const authorOperations = {
  listAuthors: defineOperation({
    ...common,
    summary: "Get User's Author",
    method: 'GET',
    response: z.array(Author),
    examples: [{ summary: 'All authors', response: [ada] }],
  }),
  createAuthor: defineOperation({
    ...common,
    summary: 'Create an author',
    method: 'POST',
    body: CreateAuthorBody,
    response: Author,
    errors: ['not_found'],
    examples: [
      {
        summary: 'An author',
        body: {
          name: 'Ada Example',
          description: 'Writes about heating',
          jobTitle: 'Heating engineer',
          links: ['https://ada.example/about'],
        },
        response: ada,
      },
    ],
  }),
  updateAuthor: defineOperation({
    ...common,
    summary: 'Change an author',
    method: 'PUT',
    query: authorQuery,
    body: UpdateAuthorBody,
    response: Author,
    errors: ['not_found'],
    examples: [
      {
        summary: 'Another name',
        query: { authorId: 'author_01' },
        body: { name: 'Ada B. Example' },
        response: { ...ada, name: 'Ada B. Example' },
      },
    ],
  }),
  deleteAuthor: defineOperation({
    ...common,
    summary: 'Delete an author',
    method: 'DELETE',
    query: authorQuery,
    response: z.object({ id: z.string().meta({ description: 'The author that was deleted' }) }),
    errors: ['not_found'],
    examples: [{ summary: 'Gone', query: { authorId: 'author_01' }, response: { id: 'author_01' } }],
  }),
};

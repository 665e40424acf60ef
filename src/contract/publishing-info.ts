import { z } from 'zod';
import { defineOperation } from './operation.ts';

const Named = z
  .object({
    id: z.string().meta({ description: 'Id to send in `wpInfo`' }),
    name: z.string().meta({ description: 'Name as the platform shows it' }),
  })
  .meta({ id: 'PublishingName', description: 'A user or a category of the platform' });

const PublishingInfo = z
  .object({
    qc_id: z.string().meta({ description: 'Id of the connection the site publishes through' }),
    users: z.array(Named).meta({ description: 'Users an article may be shown under; authors on a hosted blog' }),
    categories: z.array(Named).meta({ description: 'Categories an article may stand in' }),
    post_types: z
      .array(
        z.object({
          label: z.string().meta({ description: 'Name as the platform shows it' }),
          value: z.string().meta({ description: 'Value to send in `wpInfo.post_type`' }),
        }),
      )
      .meta({ description: 'Kinds of post the platform takes' }),
  })
  .meta({ id: 'PublishingInfo', description: 'What the publishing platform of a site offers' });
export type PublishingInfo = z.infer<typeof PublishingInfo>;

export const publishingInfoOperations = {
  getPublishingInfo: defineOperation({
    summary: 'Get Publishing Info',
    method: 'GET',
    path: '/v1/publishing-info',
    auth: 'token',
    tag: 'Sites',
    query: z.strictObject({ siteId: z.string().min(1).meta({ description: 'Site' }) }),
    response: PublishingInfo,
    envelope: 'v1',
    errors: ['not_found', 'upstream_failed'],
    examples: [
      {
        summary: 'A hosted blog',
        query: { siteId: 'site_02' },
        response: {
          qc_id: 'hosted',
          users: [{ id: 'author_01', name: 'Ada Example' }],
          categories: [],
          post_types: [{ label: 'Post', value: 'post' }],
        },
      },
    ],
  }),
};

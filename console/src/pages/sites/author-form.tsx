import { Button, Stack, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Author } from '../../../../src/contract/authors.ts';
import { detailsByPath } from '../../api/api-error.ts';
import { useChange } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';

const PATH = '/v1/authors';

interface AuthorFormProps {
  /** Undefined: a new one. */
  readonly author: Author | undefined;
  onDone(): void;
}

export function AuthorForm({ author, onDone }: AuthorFormProps) {
  const { t } = useMessages();
  const [name, setName] = useState(author?.name ?? '');
  const [jobTitle, setJobTitle] = useState(author?.job_title ?? '');
  const [description, setDescription] = useState(author?.description ?? '');
  const [links, setLinks] = useState<string[]>(author?.links ?? []);
  const create = useChange('POST', PATH, { touches: [PATH] });
  const update = useChange('PUT', PATH, { touches: [PATH] });
  const error = create.error ?? update.error;
  const problems = detailsByPath(error?.details ?? []);

  function save() {
    const body = { name, description, jobTitle, links };
    if (author === undefined) create.mutate({ body }, { onSuccess: onDone });
    else update.mutate({ query: { authorId: author.id }, body }, { onSuccess: onDone });
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack>
        <TextInput
          data-autofocus
          required
          label={t('sites.author.name')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={problems.name}
        />
        <TextInput
          label={t('sites.author.jobTitle')}
          description={t('sites.author.jobTitle.about')}
          value={jobTitle}
          onChange={(event) => setJobTitle(event.currentTarget.value)}
          error={problems.jobTitle}
        />
        <Textarea
          label={t('sites.author.description')}
          autosize
          minRows={3}
          maxLength={3000}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
          error={problems.description}
        />
        <TagsInput
          label={t('sites.author.links')}
          description={t('sites.author.links.about')}
          maxTags={10}
          value={links}
          onChange={setLinks}
          error={problems.links ?? problems['links[0]']}
        />
        {error !== null && <ErrorNotice error={error} />}
        <Button type="submit" loading={create.isPending || update.isPending}>
          {t('action.save')}
        </Button>
      </Stack>
    </form>
  );
}

/** A published post of a user, with the rights of the user: code of PHP that prints its address. */
export const post = (user: string, content: string) => `
  wp_set_current_user(get_user_by('login', '${user}')->ID);
  kses_init();
  $id = wp_insert_post(['post_title' => 'A post', 'post_content' => wp_slash(${JSON.stringify(content).replaceAll('$', '\\$')}), 'post_status' => 'draft']);
  wp_set_current_user(get_user_by('login', 'ed')->ID);
  wp_publish_post($id);
  echo get_permalink($id);`;

/** The block as a post stores it. */
export const block = (attributes: object) => `<!-- wp:pix/pictures ${JSON.stringify(attributes)} /-->`;

/** Other installations: a classic theme, a network of sites, and one without the plugin. */
import { block, post } from './support/posts.ts';
import { expect, test } from './support/wordpress.ts';

/** Code of PHP that makes a classic theme, with a widget, the theme of the site. */
const CLASSIC_THEME = `
  $folder = get_theme_root() . '/classic';
  wp_mkdir_p($folder);
  file_put_contents("$folder/style.css", '/* Theme Name: Classic */');
  file_put_contents("$folder/functions.php", "<?php register_sidebar(['id' => 'side']);");
  file_put_contents(
    "$folder/index.php",
    '<?php wp_head(); while (have_posts()) { the_post(); the_content(); } dynamic_sidebar("side"); wp_footer();'
  );
  switch_theme('classic');
  $widget = ['text' => '[pix albums="all" limit="2"]', 'filter' => true, 'visual' => true];
  update_option('widget_text', [2 => $widget, '_multiwidget' => 1]);
  update_option('sidebars_widgets', ['side' => ['text-2'], 'array_version' => 3]);`;

test('a classic theme shows blocks, and shortcodes in posts and widgets', async ({ page, wordpress }) => {
  const shown = block({ choices: { show: 'image', slug: 'low-tide-early-light' } });
  const url = wordpress.run(post('con', `[pix gallery="all" limit="3"]\n\n${shown}`));
  wordpress.run(CLASSIC_THEME);
  await page.goto(url);
  await expect(page.locator('pix-gallery img')).toHaveCount(3);
  for (const [name, count] of [
    ['image', 1],
    ['albums', 2],
  ] as const) {
    await page.locator(`[data-pix-${name}]`).scrollIntoViewIfNeeded();
    await expect(page.locator(`[data-pix-${name}] img`)).toHaveCount(count);
  }
  wordpress.run("switch_theme('twentytwentyfour');");
});

/** Code of PHP that makes the site the first one of a network. */
const MAKE_NETWORK = `
  require_once ABSPATH . 'wp-admin/includes/upgrade.php';
  foreach ($wpdb->tables('ms_global') as $name => $table) $wpdb->$name = $table;
  install_network();
  populate_network(1, $_SERVER['HTTP_HOST'], 'admin@wordpress.example', 'Network', '/', false);
  update_option('permalink_structure', '');`;

/** Code of PHP that reads the site as one of a network. */
const IN_NETWORK = `
  $_SERVER += ['REQUEST_URI' => '/', 'REMOTE_ADDR' => '127.0.0.1'];
  define('MULTISITE', true);
  define('SUBDOMAIN_INSTALL', false);
  define('DOMAIN_CURRENT_SITE', $_SERVER['HTTP_HOST']);
  define('PATH_CURRENT_SITE', '/');
  define('SITE_ID_CURRENT_SITE', 1);
  define('BLOG_ID_CURRENT_SITE', 1);`;

test('each site of a network has its settings, and nothing of the plugin is left after it is deleted', ({
  wordpress,
  service,
}) => {
  wordpress.run(MAKE_NETWORK, "define('WP_INSTALLING_NETWORK', true);");
  const report = wordpress.run(
    `require_once ABSPATH . 'wp-admin/includes/plugin.php';
    deactivate_plugins('pix/pix.php');
    activate_plugin('pix/pix.php', '', true);
    $address = ['domain' => DOMAIN_CURRENT_SITE, 'path' => '/second/'];
    $second = wp_insert_site($address + ['network_id' => 1, 'user_id' => 1]);
    update_blog_option($second, 'pix_service', 'https://second.example');
    update_blog_option($second, 'pix_consent', true);
    $services = [pix_service()];
    switch_to_blog($second);
    $services[] = pix_service();
    restore_current_blog();
    deactivate_plugins('pix/pix.php');
    uninstall_plugin('pix/pix.php');
    foreach ([1, $second] as $site) {
      switch_to_blog($site);
      $left[] = $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE '%pix%' AND option_name NOT LIKE '%transient%'");
      restore_current_blog();
    }
    echo json_encode([$services, $left]);`,
    IN_NETWORK,
  );
  wordpress.run(`
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    update_option('pix_service', '${service.url}');
    activate_plugin('pix/pix.php');`);
  expect(JSON.parse(report)).toEqual([
    [service.url, 'https://second.example'],
    ['0', '0'],
  ]);
});
